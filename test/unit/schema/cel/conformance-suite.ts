/** A value of the suite in the JSON form of its message: one member, named by the kind. */
export interface SuiteValue {
  readonly nullValue?: null;
  readonly boolValue?: boolean;
  readonly int64Value?: string;
  readonly uint64Value?: string;
  readonly doubleValue?: number | string;
  readonly stringValue?: string;
  readonly bytesValue?: string;
  readonly typeValue?: string;
  readonly listValue?: { readonly values?: readonly SuiteValue[] };
  readonly mapValue?: { readonly entries?: readonly { readonly key: SuiteValue; readonly value: SuiteValue }[] };
}

/** A type of the suite in the JSON form of its message. */
export interface SuiteType {
  readonly dyn?: unknown;
  readonly null?: unknown;
  readonly primitive?: string;
  readonly wellKnown?: string;
  readonly listType?: { readonly elemType?: SuiteType };
  readonly mapType?: { readonly keyType?: SuiteType; readonly valueType?: SuiteType };
  readonly type?: SuiteType;
  readonly abstractType?: { readonly name: string; readonly parameterTypes?: readonly SuiteType[] };
}

/** One test as the suite has it. */
export interface SuiteTest {
  readonly original: {
    readonly name?: string;
    readonly expr: string;
    readonly disableCheck?: boolean;
    readonly checkOnly?: boolean;
    readonly container?: string;
    readonly typeEnv?: readonly { readonly name: string; readonly ident?: { readonly type?: SuiteType } }[];
    readonly bindings?: { readonly [name: string]: { readonly value?: SuiteValue } };
    readonly value?: SuiteValue;
    readonly typedResult?: { readonly result?: SuiteValue };
    readonly evalError?: unknown;
    readonly anyEvalErrors?: unknown;
  };
  readonly type?: string;
}

/** A suite of suites, or of tests. */
export interface Suite {
  readonly name: string;
  readonly suites?: readonly Suite[];
  readonly tests?: readonly SuiteTest[];
}

/** The conformance data, read without its own types, which would load the code of all messages. */
export async function conformanceSuite(): Promise<Suite> {
  const data: string = '@bufbuild/cel-spec/testdata/conformance.js';
  const { tests } = (await import(data)) as { tests: Suite };
  return tests;
}
