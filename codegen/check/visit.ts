import type { Model, PropertyModel, SchemaModel, TypeModel } from '../model.js';

/** A node with its position; `property` when it is the value of a member. */
export interface Visit {
  readonly type: TypeModel;
  readonly path: string;
  readonly schema: SchemaModel;
  readonly property?: PropertyModel;
  readonly parent?: SchemaModel;
}

/** Every node of every file, parents first, without generated list types. */
export function* visits(model: Model): Generator<Visit> {
  for (const type of model.types.values()) {
    if (type.listOf === undefined) yield* nodes({ type, path: '', schema: type.schema });
  }
}

function* nodes(visit: Visit): Generator<Visit> {
  yield visit;
  const { type, schema, path } = visit;
  for (const property of schema.properties ?? []) {
    const at = path === '' ? property.name : `${path}.${property.name}`;
    yield* nodes({ type, path: at, schema: property.schema, property, parent: schema });
  }
  if (schema.items !== undefined) yield* nodes({ type, path: `${path}[]`, schema: schema.items, parent: schema });
  if (schema.additionalProperties !== undefined) {
    yield* nodes({ type, path: `${path}{}`, schema: schema.additionalProperties, parent: schema });
  }
}
