import {
  type FieldError,
  forbiddenValue,
  invalidValue,
  MAX_FIELD_ERRORS,
  tooLong,
} from '../../../meta/field-errors.js';
import {
  ANY,
  BOOL,
  type CelType,
  declaredName,
  DYN,
  mapType,
  sameType,
  STRING,
  structType,
} from '../../../schema/cel/cel-type.js';
import { compileExpression, isCompileFault } from '../../../schema/cel/compile.js';
import { type Environment, withVariables } from '../../../schema/cel/environment.js';
import { type CelFunction, celFunction, member, tableOf } from '../../../schema/cel/functions.js';
import { QUANTITY_TYPE } from '../../../schema/cel/library/quantities.js';
import type { SizedType } from '../../../schema/cel/types.js';
import { equal, ListValue } from '../../../schema/cel/values.js';
import type { Work } from '../../../schema/cel/work.js';
import { ExpressionBudget } from '../expression-budget.js';

/** Longest expression, in bytes. */
const LONGEST = 10 * 1024;
/** Cost limit of choosing one device. */
const MOST_COST = 1_000_000;
/** Bounds of a device's properties: characters of names and values, and entries. */
const MOST = { driver: 63, domain: 63, name: 32, value: 64, entries: 32 } as const;

function sized(type: CelType, maxElements: number): SizedType {
  return { type, maxElements, minBytes: 0 };
}

/** `device.attributes["example.com"].name` and the like: the values by name, by domain. */
function byDomain(value: SizedType, named: boolean): SizedType {
  const inner: SizedType = {
    ...sized(mapType(STRING, value.type), MOST.entries),
    keys: sized(STRING, MOST.name),
    elements: value,
    ...(named && { fields: { get: () => value } }),
  };
  const keys = sized(STRING, MOST.domain);
  return { ...sized(mapType(STRING, inner.type), MOST.entries), keys, elements: inner };
}

function deviceType(value: CelType, shared: boolean): SizedType {
  const fields = new Map<string, SizedType>([
    ['driver', sized(STRING, MOST.driver)],
    ['attributes', byDomain(sized(value, MOST.value), true)],
    ['capacity', byDomain(sized(QUANTITY_TYPE, 0), false)],
    ...(shared ? [['allowMultipleAllocations', sized(BOOL, 1)] as const] : []),
  ]);
  const types = new Map([...fields].map(([name, { type }]) => [name, type]));
  return { ...sized(structType('kubernetes.DRADevice', types), 0), fields };
}

/** Whether a value equals another one or is in its list. */
function includes({ values: spend }: Work): CelFunction {
  return celFunction(
    'includes',
    member('dra_includes_dyn_dyn', [DYN, DYN], BOOL, (target, wanted) =>
      (target instanceof ListValue ? [...target] : [target]).some((one) => equal(one, wanted, spend) === true),
    ),
  );
}

/** Checks the expressions of the selectors of one object. */
export class SelectorExpressions {
  /** Whether devices may be shared (the gate of consumable capacity). */
  readonly shared: boolean;
  readonly #language: () => Environment;
  readonly #lists: boolean;
  readonly #budget = new ExpressionBudget();
  #made: { readonly environment: Environment; readonly device: SizedType } | undefined;

  constructor(expressions: () => Environment, gatesOff: ReadonlySet<string>) {
    this.#language = expressions;
    this.#lists = !gatesOff.has('DRAListTypeAttributes');
    this.shared = !gatesOff.has('DRAConsumableCapacity');
  }

  /** Reports the faults of an expression at `path`. */
  check(text: string, path: string, faults: FieldError[]): void {
    if (faults.length > MAX_FIELD_ERRORS) return;
    if (Buffer.byteLength(text) > LONGEST) {
      faults.push(tooLong(path, LONGEST));
      return;
    }
    if (!this.#budget.take(text, path, faults)) return;
    const { environment, device } = (this.#made ??= this.#make());
    const compiled = compileExpression(text, environment, device);
    if (isCompileFault(compiled)) {
      const what = compiled.kind === 'program' ? 'program instantiation' : 'compilation';
      faults.push(invalidValue(path, text, `${what} failed: ${compiled.detail}`));
    } else if (!sameType(compiled.type, BOOL) && !this.#isUnknown(compiled.type)) {
      const why = `must evaluate to bool or the unknown type, not ${declaredName(compiled.type)}`;
      faults.push(invalidValue(path, text, why));
    } else if (compiled.maxCost > MOST_COST) faults.push(forbiddenValue(path, 'too complex, exceeds cost limit'));
  }

  #isUnknown({ kind }: CelType): boolean {
    return kind === 'any' || (this.#lists && kind === 'dyn');
  }

  #make(): { readonly environment: Environment; readonly device: SizedType } {
    const device = deviceType(this.#lists ? DYN : ANY, this.shared);
    const language = withVariables(this.#budget.in(this.#language()), [['device', device.type]]);
    const functions = this.#lists
      ? new Map([...language.functions, ...tableOf([includes(language.work)])])
      : language.functions;
    return { environment: { ...language, functions, bindings: true }, device };
  }
}
