import type {
  CustomResourceDefinitionSpec,
  CustomResourceDefinitionVersion,
} from '../../../../../generated/types/apis__apiextensions.cluster.io__v1.js';
import { canonicalText } from '../../../../json/canonical-text.js';
import { equalJson } from '../../../../json/equal.js';
import type { JsonObject, JsonValue } from '../../../../json/types.js';
import { duplicate, type FieldError, invalidValue, required, tooMany } from '../../../../meta/field-errors.js';
import { FieldPath } from '../../../../meta/field-path.js';
import { dns1035LabelFaults } from '../../../../meta/names.js';
import { pushAll } from '../../../../meta/push-all.js';
import type { Steps } from '../../../../meta/steps.js';
import { type DefinitionAllowance, definitionAllowance } from '../../../../schema/custom/definition-allowance.js';
import type { JsonSchema } from '../../../../schema/custom/json-schema.js';
import { schemaAtPath } from '../../../../schema/custom/schema-checks.js';
import { versionSchemaErrors } from '../../../../schema/custom/version-schema-checks.js';
import type { StructuralSchema } from '../../../../schema/structural.js';
import { flagAt, has, objectAt, objectsAt, textAt, type Of } from '../../members.js';

const SPEC = FieldPath.of('spec');
const VERSIONS = SPEC.child('versions');

/**
 * The faults of all versions, found in steps. What all versions have in common the public API reports once, below
 * `spec` and under its old name there (`spec.validation` for the schema); only differing parts are reported below the
 * version.
 *
 * @param metadata schema of ObjectMeta
 * @param stored the spec before an update; rules of unchanged schemas are not compiled again
 */
export function* versionsErrors(
  spec: Of<CustomResourceDefinitionSpec>,
  metadata: StructuralSchema,
  stored?: JsonObject,
): Steps<readonly FieldError[]> {
  const versions = objectsAt(spec, 'versions');
  const shared = sharedMembers(versions);
  const checks: SharedChecks = { isKnown: knownSchemas(stored), allowance: definitionAllowance(metadata) };
  const errors = missingSchemaErrors(versions);
  const names = new Set<string>();
  let repeats = false;
  for (const [index, version] of versions.entries()) {
    const at = VERSIONS.index(index);
    const name = textAt(version, 'name');
    repeats ||= names.has(name);
    names.add(name);
    const faults = dns1035LabelFaults(name);
    if (faults.length > 0) errors.push(invalidValue(at.child('name'), name, faults.join(',')));
    pushAll(errors, deprecationErrors(version, at.child('deprecationWarning')));
    pushAll(
      errors,
      yield* memberErrors(version, (member) => (shared.has(member) ? undefined : at.child(member)), checks),
    );
  }
  if (repeats) errors.push(invalidValue(VERSIONS, shownVersions(versions), 'must contain unique version names'));
  if (versions.filter((version) => flagAt(version, 'storage')).length !== 1) {
    errors.push(
      invalidValue(VERSIONS, shownVersions(versions), 'must have exactly one version marked as storage version'),
    );
  }
  const first = versions[0];
  if (first === undefined) return errors;
  const anyStatus = versions.some((version) => has(objectAt(version, 'subresources'), 'status'));
  const top = (member: Member): FieldPath | undefined => (shared.has(member) ? TOP[member] : undefined);
  const name = textAt(first, 'name');
  const faults = name === '' ? [] : dns1035LabelFaults(name);
  // The first version is also at the place of the former single version.
  const once = faults.length === 0 ? [] : [invalidValue(SPEC.child('version'), name, faults.join(','))];
  return [...errors, ...once, ...(yield* memberErrors(first, top, checks, anyStatus))];
}

/** Names only: whole schemas would fill the message. */
function shownVersions(versions: readonly JsonObject[]): JsonValue {
  return versions.map((version) => ({ name: textAt(version, 'name'), storage: flagAt(version, 'storage') }));
}

type Member = 'schema' | 'subresources' | 'additionalPrinterColumns' | 'selectableFields';

/** Where the public API reports common parts of all versions. */
const TOP: Readonly<Record<Member, FieldPath>> = {
  schema: SPEC.child('validation'),
  subresources: SPEC.child('subresources'),
  additionalPrinterColumns: SPEC.child('additionalPrinterColumns'),
  selectableFields: SPEC.child('selectableFields'),
};

function sharedMembers(versions: readonly JsonObject[]): ReadonlySet<Member> {
  const [first, ...others] = versions;
  const members = Object.keys(TOP) as Member[];
  return new Set(members.filter((member) => others.every((other) => equalJson(other[member], first?.[member]))));
}

function missingSchemaErrors(versions: readonly JsonObject[]): FieldError[] {
  return versions.flatMap((version, index) =>
    schemaOf(version) === undefined ? [required(VERSIONS.index(index).child('schema', 'openAPIV3Schema'))] : [],
  );
}

/** Whether a schema is one of the stored ones; `version` is its present place. */
type IsKnown = (schema: JsonSchema, version: string) => boolean;

/** What the checks of all versions share. */
interface SharedChecks {
  readonly isKnown: IsKnown;
  readonly allowance: DefinitionAllowance;
}

/** Looks at its most likely place first; else by its text, so that thousands of versions are compared in one pass. */
function knownSchemas(stored: JsonObject | undefined): IsKnown {
  const byVersion = new Map<string, JsonValue>();
  for (const version of objectsAt(stored, 'versions')) {
    const schema = schemaOf(version);
    if (schema !== undefined) byVersion.set(textAt(version, 'name'), schema as JsonValue);
  }
  let texts: ReadonlySet<string> | undefined;
  return (schema, version) => {
    if (byVersion.size === 0) return false;
    if (equalJson(byVersion.get(version), schema as JsonValue)) return true;
    texts ??= new Set([...byVersion.values()].map(canonicalText));
    return texts.has(canonicalText(schema as JsonValue));
  };
}

function schemaOf(version: Of<CustomResourceDefinitionVersion>): JsonSchema | undefined {
  const schema: JsonObject | undefined = objectAt(objectAt(version, 'schema'), 'openAPIV3Schema');
  return schema;
}

/** The faults of those members of a version for which `pathOf` returns where they are reported. */
function* memberErrors(
  version: Of<CustomResourceDefinitionVersion>,
  pathOf: (member: Member) => FieldPath | undefined,
  { isKnown, allowance }: SharedChecks,
  anyStatus = false,
): Steps<readonly FieldError[]> {
  const errors: FieldError[] = [];
  const schema = schemaOf(version);
  const subresources = objectAt(version, 'subresources');
  const schemaAt = pathOf('schema');
  if (schema !== undefined && schemaAt !== undefined) {
    const statusEnabled = anyStatus || has(subresources, 'status');
    const rulesKnown = isKnown(schema, textAt(version, 'name'));
    pushAll(
      errors,
      yield* versionSchemaErrors(schema, schemaAt.child('openAPIV3Schema'), {
        statusEnabled,
        rulesKnown,
        allowance,
      }),
    );
  }
  const subresourcesAt = pathOf('subresources');
  const scale = objectAt(subresources, 'scale');
  if (scale !== undefined && subresourcesAt !== undefined)
    pushAll(errors, scaleErrors(scale, subresourcesAt.child('scale')));
  const columnsAt = pathOf('additionalPrinterColumns');
  if (columnsAt !== undefined) {
    for (const [index, column] of objectsAt(version, 'additionalPrinterColumns').entries()) {
      pushAll(errors, columnErrors(column, columnsAt.index(index)));
    }
  }
  const fieldsAt = pathOf('selectableFields');
  const fields = objectsAt(version, 'selectableFields');
  if (fieldsAt !== undefined && fields.length > 0) {
    // The public API looks for the schema where it has put the fields: both below `spec`, or both below the version.
    const beside = schemaAt === undefined ? undefined : schema;
    pushAll(
      errors,
      beside === undefined
        ? [invalidValue(fieldsAt, '', fieldsAt === TOP.selectableFields ? NO_SCHEMA_ABOVE : NO_SCHEMA_BESIDE)]
        : selectableErrors(fields, beside, fieldsAt),
    );
  }
  return errors;
}

function deprecationErrors(version: Of<CustomResourceDefinitionVersion>, at: FieldPath): readonly FieldError[] {
  if (!has(version, 'deprecationWarning')) return [];
  const text = textAt(version, 'deprecationWarning');
  const refuse = (why: string): FieldError => invalidValue(at, text, why);
  if (!flagAt(version, 'deprecated')) return [refuse('can only be set for deprecated versions')];
  const errors: FieldError[] = [];
  if (Buffer.byteLength(text) > 256) errors.push(refuse('must be <= 256 characters long'));
  if (text === '') errors.push(refuse('must not be an empty string'));
  const odd = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u.exec(text);
  if (odd !== null) {
    const index = Buffer.byteLength(text.slice(0, odd.index));
    const why = 'must only contain printable UTF-8 characters; non-printable character found at index';
    errors.push(refuse(`${why} ${index}`));
  }
  return errors;
}

function scaleErrors(scale: JsonObject, path: FieldPath): readonly FieldError[] {
  const errors: FieldError[] = [];
  const check = (member: string, prefixes: readonly string[], where: string, needed: boolean): void => {
    const value = textAt(scale, member);
    const at = path.child(member);
    if (value === '') {
      if (needed) errors.push(required(at));
      return;
    }
    const simple = simplePathErrors(value, at);
    if (simple.length > 0) pushAll(errors, simple);
    else if (!prefixes.some((prefix) => value.startsWith(prefix))) {
      errors.push(invalidValue(at, value, `should be a json path under ${where}`));
    }
  };
  check('specReplicasPath', ['.spec.'], '.spec', true);
  check('statusReplicasPath', ['.status.'], '.status', true);
  check('labelSelectorPath', ['.spec.', '.status.'], 'either .spec or .status', false);
  return errors;
}

function simplePathErrors(path: string, at: FieldPath): readonly FieldError[] {
  return path.startsWith('.') ? [] : [invalidValue(at, path, 'must be a simple json path starting with .')];
}

const COLUMN_TYPES = ['boolean', 'date', 'integer', 'number', 'string'];
const COLUMN_FORMATS = ['byte', 'date', 'date-time', 'double', 'float', 'int32', 'int64', 'password'];
/** Marks the column that identifies an object; kube-apiserver accepts it for built-in kinds only. */
const IDENTIFIER = 'name';

function columnErrors(column: JsonObject, path: FieldPath): readonly FieldError[] {
  const errors: FieldError[] = [];
  if (textAt(column, 'name') === '') errors.push(required(path.child('name')));
  const type = textAt(column, 'type');
  const types = `must be one of ${COLUMN_TYPES.join(',')}`;
  if (type === '') errors.push(required(path.child('type'), types));
  else if (!COLUMN_TYPES.includes(type)) errors.push(invalidValue(path.child('type'), type, types));
  const format = textAt(column, 'format');
  if (format !== '' && format !== IDENTIFIER && !COLUMN_FORMATS.includes(format)) {
    errors.push(invalidValue(path.child('format'), format, `must be one of ${COLUMN_FORMATS.join(',')}`));
  }
  const at = path.child('JSONPath');
  const jsonPath = textAt(column, 'jsonPath');
  pushAll(errors, jsonPath === '' ? [required(at)] : simplePathErrors(jsonPath, at));
  return errors;
}

/** Selectable fields must exist in the schema; the second message is the public API's. */
const NO_SCHEMA_ABOVE = 'may only be set when validations.schema is included';
const NO_SCHEMA_BESIDE = 'may only be set when `version.schema.openAPIV3Schema` is not included';

/** Limit of selectable fields of one version. */
const MOST_SELECTABLE = 8;

function selectableErrors(fields: readonly JsonObject[], schema: JsonSchema, path: FieldPath): readonly FieldError[] {
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  for (const [index, field] of fields.entries()) {
    const at = path.index(index).child('jsonPath');
    const jsonPath = textAt(field, 'jsonPath');
    if (jsonPath === '') {
      errors.push(required(at));
      continue;
    }
    const found = schemaAtPath(schema, jsonPath);
    if (typeof found === 'string') {
      errors.push(invalidValue(at, jsonPath, `is an invalid path: ${found}`));
      continue;
    }
    if (found.steps[0] === 'metadata') {
      errors.push(invalidValue(at, jsonPath, 'must not point to fields in metadata'));
    }
    if (!['string', 'boolean', 'integer'].includes(found.schema.type ?? '')) {
      const why =
        'must point to a field of type string, boolean or integer. Enum string fields and strings with formats are allowed.';
      errors.push(invalidValue(at, jsonPath, why));
    }
    const identity = found.steps.join('.');
    if (seen.has(identity)) errors.push(duplicate(at, jsonPath));
    seen.add(identity);
  }
  if (seen.size > MOST_SELECTABLE) errors.push(tooMany(path, seen.size, MOST_SELECTABLE));
  return errors;
}
