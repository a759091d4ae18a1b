import type { JsonValue } from '../json/types.js';
import { isJsonObject } from '../json/own-property.js';
import { badRequest, invalid } from '../meta/errors.js';
import { type FieldError, invalidValue, notSupported, printValue } from '../meta/field-errors.js';
import type { DeleteOptions, PropagationPolicy } from '../meta/options.js';
import type { DecodedBody } from '../registry/registry.js';
import { type Query, dryRunOf, integer } from './query.js';
import { isTrue } from '../request/parse-info.js';

const POLICIES: readonly PropagationPolicy[] = ['Orphan', 'Background', 'Foreground'];

/** What was asked, before it is checked. */
interface Asked {
  readonly dryRun: readonly string[];
  readonly gracePeriodSeconds: number | undefined;
  readonly propagationPolicy: string | undefined;
  readonly orphanDependents: boolean | undefined;
  readonly preconditions: { readonly uid?: string; readonly resourceVersion?: string };
}

/**
 * Options of delete and deletecollection from the optional body and the query; what the body says wins.
 *
 * @throws StatusError 400 on wrong types, 422 on values that are not allowed
 */
export function deleteOptions(query: Query, body: DecodedBody | undefined, metaGroup: string): DeleteOptions {
  const fromQuery = askedByQuery(query);
  const asked = body === undefined ? fromQuery : joined(fromQuery, askedByBody(body));
  const errors: FieldError[] = [];
  const dryRun = dryRunOf(asked.dryRun, errors);
  const propagationPolicy = POLICIES.find((known) => known === asked.propagationPolicy);
  if (asked.propagationPolicy !== undefined && propagationPolicy === undefined) {
    errors.push(notSupported('propagationPolicy', asked.propagationPolicy, [...POLICIES].sort()));
  }
  if (asked.propagationPolicy !== undefined && asked.orphanDependents !== undefined) {
    const why = 'orphanDependents and deletionPropagation cannot be both set';
    errors.push(invalidValue('propagationPolicy', asked.propagationPolicy, why));
  }
  if (errors.length > 0) throw invalid(metaGroup, 'DeleteOptions', '', errors);
  return {
    dryRun,
    gracePeriodSeconds: asked.gracePeriodSeconds,
    propagationPolicy,
    orphanDependents: asked.orphanDependents,
    preconditions: asked.preconditions,
  };
}

function askedByQuery(query: Query): Asked {
  const orphan = query.get('orphanDependents');
  return {
    dryRun: query.all('dryRun'),
    gracePeriodSeconds: integer(query, 'gracePeriodSeconds'),
    propagationPolicy: query.get('propagationPolicy') || undefined,
    orphanDependents: orphan === undefined ? undefined : isTrue(orphan),
    preconditions: {},
  };
}

function joined(query: Asked, body: Asked): Asked {
  return {
    dryRun: body.dryRun.length > 0 ? body.dryRun : query.dryRun,
    gracePeriodSeconds: body.gracePeriodSeconds ?? query.gracePeriodSeconds,
    propagationPolicy: body.propagationPolicy ?? query.propagationPolicy,
    orphanDependents: body.orphanDependents ?? query.orphanDependents,
    preconditions: body.preconditions,
  };
}

function askedByBody({ object }: DecodedBody): Asked {
  const kind = object['kind'];
  if (kind !== undefined && kind !== '' && kind !== 'DeleteOptions') {
    throw badRequest(`the object provided is unrecognized (must be of type DeleteOptions): got ${printValue(kind)}`);
  }
  const preconditions = object['preconditions'] ?? {};
  if (!isJsonObject(preconditions)) throw wrongType('preconditions', preconditions, 'Preconditions');
  const uid = text(preconditions['uid'], 'preconditions.uid');
  const resourceVersion = text(preconditions['resourceVersion'], 'preconditions.resourceVersion');
  return {
    dryRun: texts(object['dryRun'], 'dryRun'),
    gracePeriodSeconds: whole(object['gracePeriodSeconds'], 'gracePeriodSeconds'),
    propagationPolicy: text(object['propagationPolicy'], 'propagationPolicy') || undefined,
    orphanDependents: bool(object['orphanDependents'], 'orphanDependents'),
    preconditions: {
      ...(uid === undefined ? {} : { uid }),
      ...(resourceVersion === undefined ? {} : { resourceVersion }),
    },
  };
}

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

function whole(value: Member, field: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw wrongType(field, value, 'int64');
  return value;
}

function bool(value: Member, field: string): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean') throw wrongType(field, value, 'bool');
  return value;
}

function wrongType(field: string, value: JsonValue, type: string): Error {
  const got = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  return badRequest(
    `DeleteOptions in version "v1" cannot be handled as a DeleteOptions: json: cannot unmarshal ${got} into Go struct field DeleteOptions.${field} of type ${type}`,
  );
}
