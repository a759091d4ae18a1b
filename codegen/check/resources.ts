import type { Fault, Model } from '../model.js';
import { groupOf } from '../model.js';

const VERBS = new Set(['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch']);
const NAME_RULES = new Set(['dns-subdomain', 'dns-label', 'dns-1035-label', 'path-segment', 'config-key']);
const COLLECTION = new Set(['orphan', 'background', 'unsupported']);

/** Resource blocks name known verbs, rules, versions and bodies, and no two share a plural or short name. */
export function checkResources(model: Model): readonly Fault[] {
  const faults: Fault[] = [];
  const taken = new Map<string, string>();
  for (const type of model.types.values()) {
    const { resource } = type;
    if (resource === undefined) continue;
    const fail = (message: string): void => {
      faults.push({ source: type.source, message });
    };
    for (const verb of [...resource.verbs, ...resource.subresources.flatMap((each) => each.verbs)]) {
      if (!VERBS.has(verb)) fail(`unknown verb ${verb}`);
    }
    if (!NAME_RULES.has(resource.nameRule)) fail(`unknown nameRule ${resource.nameRule}`);
    if (!COLLECTION.has(resource.garbageCollection)) fail(`unknown garbageCollection ${resource.garbageCollection}`);
    const group = groupOf(model, type.directory);
    if (!group.versions.some((each) => each.version === resource.storageVersion)) {
      fail(`storageVersion ${resource.storageVersion} is no version of the group`);
    }
    for (const subresource of resource.subresources) {
      if (subresource.verbs.length === 0) fail(`subresource ${subresource.name} has no verbs`);
      if (subresource.name === 'scale' && subresource.scale === undefined) fail('scale needs its paths');
      const { body, connects } = subresource;
      if (connects === true) continue;
      if (body === undefined) continue;
      const home = model.groups.find((each) => each.group === body.group);
      if (home === undefined || !model.types.has(`${home.directory}/${body.version}/${body.kind}`)) {
        fail(`subresource ${subresource.name}: no type for its body ${body.kind}`);
      }
    }
    for (const name of [resource.plural, resource.singular, ...resource.shortNames]) {
      const key = `${type.directory}/${type.version} ${name}`;
      const other = taken.get(key);
      if (other !== undefined && other !== type.id) fail(`name ${name} is taken by ${other}`);
      taken.set(key, type.id);
    }
  }
  return faults;
}
