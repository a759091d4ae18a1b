import type { Fault, Model, SchemaModel, TypeModel } from '../model.js';
import { isObjectType } from '../model.js';
import { visits } from './visit.js';

/** Every member of a type with a protobuf message has its own number, in range and not reserved. */
export function checkProtoNumbers(model: Model): readonly Fault[] {
  const faults: Fault[] = [];
  for (const { type, path, schema } of visits(model)) {
    if (type.noProto || (schema.properties === undefined && schema.inline === undefined)) continue;
    for (const message of faultsOf(type, path, schema)) faults.push({ source: type.source, message });
  }
  return faults;
}

function* faultsOf(type: TypeModel, path: string, schema: SchemaModel): Generator<string> {
  const numbers = new Map<number, string>();
  const names = new Map<string, string>();
  const envelope = path === '' && isObjectType(type) ? ['apiVersion', 'kind'] : [];
  const members = [
    ...(schema.properties ?? []).map((each) => ({ name: each.name, proto: each.proto })),
    ...(schema.inline ?? []).map((each) => ({ name: `x-cluster-inline ${each.ref}`, proto: each.proto })),
  ];
  for (const { name, proto } of members) {
    const at = path === '' ? name : `${path}.${name}`;
    if (proto === undefined) {
      if (!envelope.includes(name)) yield `${at} has no x-cluster-proto number`;
      continue;
    }
    if (proto.number < 1 || proto.number > 536_870_911 || (proto.number >= 19_000 && proto.number <= 19_999)) {
      yield `${at}: ${proto.number} is no field number`;
    }
    if (path === '' && type.reserved.includes(proto.number)) yield `${at}: number ${proto.number} is reserved`;
    const other = numbers.get(proto.number) ?? names.get(proto.name);
    if (other !== undefined) yield `${at} has the number or name of ${other}`;
    numbers.set(proto.number, at);
    names.set(proto.name, at);
  }
}
