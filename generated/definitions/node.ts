// Generated from codegen/emit/definitions.ts by `npm run generate`. Do not edit.

/** A schema node as plain data; `$ref` names a type by its id. Parsed by src/resources/builtin.ts. */
export type TypeNode = Readonly<Record<string, unknown>>;

/** A resource definition without its schema, as plain data. Parsed by src/resources/builtin.ts. */
export type ResourceNode = Readonly<Record<string, unknown>>;

/** One group in discovery order. */
export interface GroupNode {
  readonly directory: string;
  readonly group: string;
  readonly versions: readonly {
    readonly version: string;
    readonly enabledByDefault: boolean;
    readonly resources: readonly ResourceNode[];
  }[];
}
