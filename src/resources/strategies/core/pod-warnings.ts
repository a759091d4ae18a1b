import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import { dnsLabelFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import { isWholeNumber } from '../../../meta/quantity.js';
import { mapAt, numberAt, objectsAt, textAt } from '../members.js';
import { quantityAt } from './pod-resources.js';

function environmentWarnings(container: JsonObject, path: string, warnings: string[]): void {
  const seen = new Set<string>();
  for (const [index, variable] of objectsAt(container, 'env').entries()) {
    const name = textAt(variable, 'name');
    if (seen.has(name)) {
      warnings.push(
        `${path}.env[${index}]: hides previous definition of "${name}", which may be dropped when using apply`,
      );
    }
    seen.add(name);
  }
}

function portWarnings(container: JsonObject, path: string, warnings: string[]): void {
  const seen = new Map<string, string>();
  for (const [index, port] of objectsAt(container, 'ports').entries()) {
    const here = `${path}.ports[${index}]`;
    const key = [
      numberAt(port, 'containerPort'),
      textAt(port, 'protocol'),
      numberAt(port, 'hostPort') ?? 0,
      textAt(port, 'hostIP'),
    ].join('/');
    const first = seen.get(key);
    if (first !== undefined) warnings.push(`${here}: duplicate port definition with ${first}`);
    else seen.set(key, here);
  }
}

function memoryWarnings(container: JsonObject, path: string, warnings: string[]): void {
  for (const side of ['requests', 'limits']) {
    const list = mapAt(container['resources'], side);
    for (const name of ['memory', 'ephemeral-storage']) {
      const amount = quantityAt(list, name);
      if (amount === undefined || isWholeNumber(amount)) continue;
      const text = String(list[name]);
      warnings.push(
        `${path}.resources.${side}[${name}]: fractional byte value "${text}" is invalid, must be an integer`,
      );
    }
  }
}

/** Notices on a pod spec at `path` that is accepted but will surprise. */
export function podSpecWarnings(spec: JsonObject, path: string): readonly string[] {
  const warnings: string[] = [];
  for (const list of ['initContainers', 'containers']) {
    for (const [index, container] of objectsAt(spec, list).entries()) {
      const here = `${path}.${list}[${index}]`;
      environmentWarnings(container, here, warnings);
      portWarnings(container, here, warnings);
      memoryWarnings(container, here, warnings);
    }
  }
  if ((numberAt(spec, 'terminationGracePeriodSeconds') ?? 0) < 0) {
    const why = 'must be >= 0; negative values are invalid and will be treated as 1';
    warnings.push(`${path}.terminationGracePeriodSeconds: ${why}`);
  }
  return warnings;
}

/** A notice on a name that will stand in host names and is no DNS label. */
export function hostnameWarnings(object: KubeObject, stored: KubeObject | undefined): readonly string[] {
  const faults = stored === undefined ? dnsLabelFaults(textAt(object.metadata, 'name')) : [];
  if (faults.length === 0) return [];
  const why =
    'this is used in Pod names and hostnames, which can result in surprising behavior; a DNS label is recommended';
  return [`metadata.name: ${why}: [${faults.join(' ')}]`];
}

/** Notices on an object with a pod template; an update that leaves the template alone gets none. */
export function templateWarnings(object: KubeObject, stored: KubeObject | undefined): readonly string[] {
  const template = mapAt(mapAt(object, 'spec'), 'template');
  const same = stored !== undefined && equalJson(template, mapAt(mapAt(stored, 'spec'), 'template'));
  const warnings = same ? [] : podSpecWarnings(mapAt(template, 'spec'), 'spec.template.spec');
  return [...hostnameWarnings(object, stored), ...warnings];
}
