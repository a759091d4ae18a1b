import type { Fault, Model } from '../model.js';
import { schemaAt } from '../shapes.js';

/** Paths of columns, selectable fields, resets and scale must exist. */
export function checkColumns(model: Model): readonly Fault[] {
  const faults: Fault[] = [];
  for (const type of model.types.values()) {
    const { resource } = type;
    if (resource === undefined) continue;
    const demand = (what: string, path: string): void => {
      if (schemaAt(model, type.schema, path.split('.')) === undefined) {
        faults.push({ source: type.source, message: `${what}: ${path} leads to no member` });
      }
    };
    for (const column of resource.columns) {
      if (column.path === undefined) continue;
      // A filter or a quoted key needs the JSONPath engine; plain paths are checked.
      if (/^(\.[A-Za-z0-9_]+)+$/.test(column.path)) demand(`column ${column.name}`, column.path.slice(1));
      else if (!column.path.startsWith('.')) {
        faults.push({ source: type.source, message: `column ${column.name}: a path begins with a dot` });
      }
    }
    for (const field of resource.selectableFields) demand(`selectable field ${field.key}`, field.path);
    for (const path of resource.resets) demand('resets', path);
    for (const subresource of resource.subresources) {
      for (const path of subresource.resets) demand(`${subresource.name} resets`, path);
      for (const path of subresource.unowned ?? []) demand(`${subresource.name} unowned`, path);
      if (subresource.scale === undefined) continue;
      demand('specReplicasPath', subresource.scale.specReplicasPath);
      demand('statusReplicasPath', subresource.scale.statusReplicasPath);
      if (subresource.scale.labelSelectorPath !== undefined) {
        demand('labelSelectorPath', subresource.scale.labelSelectorPath);
      }
    }
  }
  return faults;
}
