import type { TypeNode } from '../../generated/definitions/node.js';
import type { Renamer } from '../naming/renamer.js';
import type { StructuralSchema } from '../schema/structural.js';

/** Schema trees of the generated types. */
export interface SchemaGraph {
  /** The tree of a type by id (`core/v1/Pod`), built on first use. @throws Error when there is no such type */
  node(id: string): StructuralSchema;
}

type Properties = Record<string, StructuralSchema>;

/**
 * Builds trees out of the generated nodes. A type becomes one node shared by all its users; a reference with its own
 * keywords becomes a node that shares the members of the type. A type may be recursive: its node is entered into the
 * table before its members are filled in.
 *
 * Example: `{"$ref": "core/v1/PodSpec", "presence": "always"}` becomes a node with the keywords and the very
 * `properties` object of PodSpec, and `presence: always`.
 */
export function createSchemaGraph(
  types: Readonly<Record<string, () => TypeNode>>,
  renamer: Pick<Renamer, 'model' | 'value'>,
): SchemaGraph {
  const nodes = new Map<string, StructuralSchema>();

  const typeNode = (id: string): StructuralSchema => {
    const known = nodes.get(id);
    if (known !== undefined) return known;
    const make = Object.hasOwn(types, id) ? types[id] : undefined;
    if (make === undefined) throw new Error(`no schema type ${id}`);
    const raw = make();
    const node: Record<string, unknown> = keywordsOf(raw);
    nodes.set(id, node as StructuralSchema);
    // The object form of a value with several forms: its members are those of the type.
    if (typeof raw['$ref'] === 'string') node['properties'] = typeNode(raw['$ref']).properties;
    fill(node, raw);
    return node as StructuralSchema;
  };

  /** The keywords without members, and empty members to be filled. */
  const keywordsOf = (raw: TypeNode): Record<string, unknown> => {
    const { $ref: _ref, properties, items: _items, additionalProperties: _map, ...keywords } = raw;
    const node: Record<string, unknown> = keywords;
    if (typeof node['model'] === 'string') node['model'] = renamer.model(node['model']);
    for (const key of ['default', 'enum', 'rules']) {
      if (node[key] !== undefined) node[key] = renamer.value(node[key]);
    }
    if (properties !== undefined) node['properties'] = {};
    return node;
  };

  const fill = (node: Record<string, unknown>, raw: TypeNode): void => {
    if (raw['items'] !== undefined) node['items'] = nodeOf(raw['items'] as TypeNode);
    if (raw['additionalProperties'] !== undefined) {
      node['additionalProperties'] = nodeOf(raw['additionalProperties'] as TypeNode);
    }
    if (raw['properties'] === undefined) return;
    const properties = node['properties'] as Properties;
    for (const [name, member] of Object.entries(raw['properties'] as Readonly<Record<string, TypeNode>>)) {
      properties[name] = nodeOf(member);
    }
  };

  const nodeOf = (raw: TypeNode): StructuralSchema => {
    const reference = raw['$ref'];
    const own = keywordsOf(raw);
    if (typeof reference === 'string') {
      const target = typeNode(reference);
      return Object.keys(own).length === 0 ? target : { ...target, ...own };
    }
    fill(own, raw);
    return own as StructuralSchema;
  };

  return { node: typeNode };
}
