import type { JsonValue } from '../../json/types.js';
import { isJsonObject } from '../../json/own-property.js';
import { printJsonStart } from '../../json/print.js';
import { type WrittenNumbers, writtenAt } from '../../json/written-numbers.js';
import { knownPolicy, listedDryRunFaults, propagationFaults } from '../../meta/delete-option-faults.js';
import { badRequest, invalid } from '../../meta/errors.js';
import { printValue } from '../../meta/field-errors.js';
import { apiVersionFault } from '../../meta/gvk.js';
import type { DeleteOptions } from '../../meta/options.js';
import type { DecodedBody } from '../../registry/registry.js';
import { jsonTypeName } from '../../schema/go-type-names.js';
import { MOST_REPEATED } from './body.js';
import { type Query, dryRunOf, parseInteger } from './query.js';
import { isTrue } from '../../request/parse-info.js';

/** The requested options, unchecked. */
interface Asked {
  /** What the body lists. */
  readonly dryRun: readonly string[];
  readonly gracePeriodSeconds: number | undefined;
  readonly propagationPolicy: string | undefined;
  readonly orphanDependents: boolean | undefined;
  readonly preconditions: { readonly uid?: string; readonly resourceVersion?: string };
}

/**
 * Options of delete and deletecollection. As in kube-apiserver they come from the body, or from the query when there is
 * no body. Only a `dryRun` of the query also counts beside a body: spec 1 says that it holds for DELETE, and a client
 * that asks for a dry run must not lose an object.
 *
 * Preconditions are `uid` and `resourceVersion` in a query, also where the latter means the list of a collection.
 *
 * @throws StatusError 400 on wrong types, 422 on invalid values
 */
export function deleteOptions(query: Query, body: DecodedBody | undefined, metaGroup: string): DeleteOptions {
  const asked = body === undefined ? askedByQuery(query) : askedByBody(body, metaGroup);
  const errors = [...propagationFaults(asked), ...listedDryRunFaults(asked.dryRun)];
  const dryRun = asked.dryRun.length > 0 || dryRunOf(query.all('dryRun'), errors);
  if (errors.length > 0) throw invalid(metaGroup, 'DeleteOptions', '', errors);
  return {
    dryRun,
    gracePeriodSeconds: asked.gracePeriodSeconds,
    propagationPolicy: knownPolicy(asked.propagationPolicy),
    orphanDependents: asked.orphanDependents,
    preconditions: asked.preconditions,
  };
}

function askedByQuery(query: Query): Asked {
  const orphan = query.get('orphanDependents');
  const grace = query.get('gracePeriodSeconds');
  const uid = query.get('uid') ?? '';
  const resourceVersion = query.get('resourceVersion') ?? '';
  return {
    dryRun: [],
    gracePeriodSeconds: grace === undefined ? undefined : parseInteger(grace),
    propagationPolicy: query.get('propagationPolicy'),
    orphanDependents: orphan === undefined ? undefined : isTrue(orphan),
    preconditions: {
      ...(uid === '' ? {} : { uid }),
      ...(resourceVersion === '' ? {} : { resourceVersion }),
    },
  };
}

function askedByBody({ object, written }: DecodedBody, metaGroup: string): Asked {
  const kind = object['kind'] ?? '';
  if (kind !== '' && kind !== 'DeleteOptions') {
    throw badRequest(`the object provided is unrecognized (must be of type DeleteOptions): got ${printValue(kind)}`);
  }
  const apiVersion = text(object['apiVersion'], 'apiVersion') ?? '';
  const fault = apiVersionFault(apiVersion);
  if (fault !== undefined) throw badRequest(fault);
  if (/[^/]\/$/.test(apiVersion) && apiVersion !== `${metaGroup}/`) {
    throw badRequest(`Object 'apiVersion' is missing in '${printJsonStart(object, MOST_REPEATED)}'`);
  }
  const preconditions = object['preconditions'] ?? {};
  if (!isJsonObject(preconditions)) throw wrongType('preconditions', preconditions, 'Preconditions');
  const uid = text(preconditions['uid'], 'preconditions.uid');
  const resourceVersion = text(preconditions['resourceVersion'], 'preconditions.resourceVersion');
  // Accepted without effect: ignoring unreadable objects is a feature that is off.
  bool(object[IGNORE_READ_ERRORS], IGNORE_READ_ERRORS);
  return {
    dryRun: texts(object['dryRun'], 'dryRun'),
    gracePeriodSeconds: whole(object['gracePeriodSeconds'], 'gracePeriodSeconds', written),
    propagationPolicy: text(object['propagationPolicy'], 'propagationPolicy'),
    orphanDependents: bool(object['orphanDependents'], 'orphanDependents'),
    preconditions: {
      ...(uid === undefined ? {} : { uid }),
      ...(resourceVersion === undefined ? {} : { resourceVersion }),
    },
  };
}

const IGNORE_READ_ERRORS = 'ignoreStoreReadErrorWithClusterBreakingPotential';

type Member = JsonValue | undefined;

function text(value: Member, field: string): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw wrongType(field, value, 'string');
  return value;
}

function texts(value: Member, field: string): readonly string[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw wrongType(field, value, '[]string');
  return (value as readonly JsonValue[]).map((item) => text(item, field) ?? '');
}

function whole(value: Member, field: string, written: WrittenNumbers | undefined): number | undefined {
  if (value === undefined || value === null) return undefined;
  // Clamped to the largest exact number.
  if (typeof value === 'bigint' && BigInt.asIntN(64, value) === value) {
    return value < 0n ? -Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER;
  }
  const literal = writtenAt(written, field);
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || literal !== undefined) {
    throw wrongType(field, value, 'int64', literal);
  }
  return value;
}

function bool(value: Member, field: string): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean') throw wrongType(field, value, 'bool');
  return value;
}

function wrongType(field: string, value: JsonValue, type: string, literal: unknown = value): Error {
  const name = jsonTypeName(value);
  const shown = name === 'number' && type === 'int64' ? `number ${String(literal)}` : name;
  return badRequest(`json: cannot unmarshal ${shown} into Go struct field DeleteOptions.${field} of type ${type}`);
}
