import type { GroupModel, Model, TypeModel } from '../model.js';
import { TYPE_MEMBERS } from './type-members.js';

const LIST_META = 'meta/v1/ListMeta';

/** Adds the list type of each listable kind, and sorts the types by id. */
export function addListTypes(groups: readonly GroupModel[], types: readonly TypeModel[]): Model {
  const all = types.flatMap((type) => (type.resource?.verbs.includes('list') ? [type, listType(type)] : [type]));
  all.sort((a, b) => (a.id < b.id ? -1 : 1));
  return { groups, types: new Map(all.map((type) => [type.id, type])) };
}

function listType(kind: TypeModel): TypeModel {
  return {
    id: `${kind.id}List`,
    directory: kind.directory,
    version: kind.version,
    name: `${kind.name}List`,
    source: kind.source,
    model: `${kind.model}List`,
    listOf: kind.id,
    noProto: kind.noProto,
    reserved: [],
    schema: {
      type: 'object',
      description: `A list of ${kind.name} objects.`,
      required: ['items'],
      properties: [
        ...TYPE_MEMBERS,
        {
          name: 'metadata',
          schema: { ref: LIST_META, description: 'Version of the list, and how to go on when it is not complete.' },
          proto: { number: 1, name: 'metadata' },
          presence: 'always',
        },
        {
          name: 'items',
          schema: { type: 'array', items: { ref: kind.id }, description: `The ${kind.name} objects.` },
          proto: { number: 2, name: 'items' },
          presence: 'explicit',
        },
      ],
    },
  };
}
