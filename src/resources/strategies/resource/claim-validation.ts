import { isJsonObject } from '../../../json/own-property.js';
import { printJsonStart } from '../../../json/print.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import { type FieldError, invalidValue, MAX_FIELD_ERRORS, required, tooLong } from '../../../meta/field-errors.js';
import { dnsLabelFaults, dnsSubdomainFaults, labelKeyFaults, labelValueFaults } from '../../../meta/names.js';
import { driverNameFaults } from '../core/driver-name.js';
import { has, listAt, numberAt, objectAt, objectsAt, textAt } from '../members.js';
import { repeatedFaults } from '../repeated-values.js';
import { attributeNameFaults } from './attribute-name.js';
import type { SelectorExpressions } from './selector-expressions.js';

/** Names of the requests of a claim, each with the names of its alternatives. */
export type RequestNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Longest opaque parameters, in bytes of JSON. */
const LONGEST_HANDED_ON = 10 * 1024;

const NO_REQUEST =
  "must be the name of a request in the claim or the name of a request and a subrequest separated by '/'";

/** The names of a claim's requests, in the form of v1. */
export function requestNames(devices: JsonObject): RequestNames {
  return new Map(
    objectsAt(devices, 'requests').map((request) => [
      textAt(request, 'name'),
      new Set(objectsAt(request, 'firstAvailable').map((one) => textAt(one, 'name'))),
    ]),
  );
}

function nameFaults(name: string, path: string, faults: FieldError[]): void {
  for (const fault of dnsLabelFaults(name)) faults.push(invalidValue(path, name, fault));
}

/** A reference to a request, or after a slash to one of its alternatives. */
export function referenceFaults(reference: string, path: string, names: RequestNames, faults: FieldError[]): void {
  const [request = '', alternative, ...more] = reference.split('/');
  if (more.length === 0) {
    nameFaults(request, path, faults);
    if (alternative !== undefined) nameFaults(alternative, path, faults);
  }
  const alternatives = more.length === 0 ? names.get(request) : undefined;
  const known = alternatives !== undefined && (alternative === undefined || alternatives.has(alternative));
  if (!known) faults.push(invalidValue(path, reference, NO_REQUEST));
}

/** Requests that a constraint or a configuration applies to. */
export function requestsFaults(one: JsonObject, path: string, names: RequestNames, faults: FieldError[]): void {
  const here = `${path}.requests`;
  const references = listAt(one, 'requests').map(String);
  for (const [index, reference] of references.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    referenceFaults(reference, `${here}[${index}]`, names, faults);
  }
  repeatedFaults(references, here, faults);
}

function tolerationFaults(toleration: JsonObject, path: string, faults: FieldError[]): void {
  const [key, value, operator] = [
    textAt(toleration, 'key'),
    textAt(toleration, 'value'),
    textAt(toleration, 'operator'),
  ];
  for (const fault of key === '' ? [] : labelKeyFaults(key)) faults.push(invalidValue(`${path}.key`, key, fault));
  if (operator === 'Exists' && value !== '') {
    faults.push(invalidValue(`${path}.value`, value, 'must be empty for operator `Exists`'));
  } else if (operator === 'Equal') {
    for (const fault of labelValueFaults(value)) faults.push(invalidValue(`${path}.value`, value, fault));
  }
}

/** Each selector of devices is an expression. */
export function selectorFaults(
  selectors: readonly JsonObject[],
  path: string,
  expressions: SelectorExpressions,
  faults: FieldError[],
): void {
  for (const [index, selector] of selectors.entries()) {
    const cel = objectAt(selector, 'cel');
    if (cel === undefined) faults.push(required(`${path}[${index}].cel`));
    else expressions.check(textAt(cel, 'expression'), `${path}[${index}].cel.expression`, faults);
  }
}

/** A request: a class, selectors, and a number of devices. */
function askedFaults(asked: JsonObject, path: string, expressions: SelectorExpressions, faults: FieldError[]): void {
  const deviceClass = textAt(asked, 'deviceClassName');
  for (const fault of deviceClass === '' ? [] : dnsSubdomainFaults(deviceClass)) {
    faults.push(invalidValue(`${path}.deviceClassName`, deviceClass, fault));
  }
  selectorFaults(objectsAt(asked, 'selectors'), `${path}.selectors`, expressions, faults);
  const [mode, count] = [textAt(asked, 'allocationMode'), numberAt(asked, 'count') ?? 0];
  if (mode === 'All' && count !== 0) {
    faults.push(invalidValue(`${path}.count`, count, "must not be specified when allocationMode is 'All'"));
  } else if (mode === 'ExactCount' && count <= 0) {
    faults.push(invalidValue(`${path}.count`, count, 'must be greater than zero'));
  }
  for (const [index, toleration] of objectsAt(asked, 'tolerations').entries()) {
    tolerationFaults(toleration, `${path}.tolerations[${index}]`, faults);
  }
}

function requestFaults(
  request: JsonObject,
  path: string,
  expressions: SelectorExpressions,
  faults: FieldError[],
): void {
  nameFaults(textAt(request, 'name'), `${path}.name`, faults);
  const exactly = objectAt(request, 'exactly');
  const alternatives = objectsAt(request, 'firstAvailable');
  if (exactly === undefined && alternatives.length === 0) {
    faults.push(required(path, 'exactly one of `exactly` or `firstAvailable` is required'));
  } else if (exactly !== undefined && alternatives.length > 0) {
    const why = 'exactly one of `exactly` or `firstAvailable` is required, but multiple fields are set';
    faults.push(invalidValue(path, null, why));
  } else if (exactly !== undefined) askedFaults(exactly, `${path}.exactly`, expressions, faults);
  for (const [index, alternative] of exactly === undefined ? alternatives.entries() : []) {
    const here = `${path}.firstAvailable[${index}]`;
    nameFaults(textAt(alternative, 'name'), `${here}.name`, faults);
    askedFaults(alternative, here, expressions, faults);
  }
  if (exactly === undefined) {
    repeatedFaults(
      alternatives.map((one) => textAt(one, 'name')),
      `${path}.firstAvailable`,
      faults,
    );
  }
}

/** @param shared whether devices may be shared, so that there are two kinds of constraints */
function constraintFaults(
  constraint: JsonObject,
  path: string,
  { names, shared }: { readonly names: RequestNames; readonly shared: boolean },
  faults: FieldError[],
): void {
  requestsFaults(constraint, path, names, faults);
  const member = ['matchAttribute', 'distinctAttribute'].find((one) => has(constraint, one));
  if (member !== undefined) {
    attributeNameFaults(textAt(constraint, member), `${path}.${member}`, faults);
    return;
  }
  const why = 'exactly one of "matchAttribute" or "distinctAttribute" is required, but multiple fields are set';
  faults.push(shared ? required(path, why) : required(`${path}.matchAttribute`));
}

/** Faults of opaque parameters for a driver: an object, with a size limit when new. */
export function handedOnFaults(value: JsonValue, path: string, faults: FieldError[], isStored = false): void {
  if (!isStored && Buffer.byteLength(printJsonStart(value, LONGEST_HANDED_ON + 1)) > LONGEST_HANDED_ON) {
    faults.push(tooLong(path, LONGEST_HANDED_ON));
  } else if (!isJsonObject(value)) {
    faults.push(invalidValue(path, '<value omitted>', 'must be a valid JSON object'));
  }
}

/** Faults of a configuration for a driver, of a claim, its devices, or a class of devices. */
export function configurationFaults(
  configuration: JsonObject,
  path: string,
  faults: FieldError[],
  isStored = false,
): void {
  const opaque = objectAt(configuration, 'opaque');
  if (opaque === undefined) {
    faults.push(required(`${path}.opaque`));
    return;
  }
  driverNameFaults(textAt(opaque, 'driver'), `${path}.opaque.driver`, faults);
  const parameters = opaque['parameters'];
  if (parameters !== undefined) handedOnFaults(parameters, `${path}.opaque.parameters`, faults, isStored);
}

/** Faults of the devices requested by a claim at `path`. */
export function claimFaults(
  devices: JsonObject,
  path: string,
  expressions: SelectorExpressions,
  faults: FieldError[],
): void {
  const names = requestNames(devices);
  const requests = objectsAt(devices, 'requests');
  for (const [index, request] of requests.entries()) {
    requestFaults(request, `${path}.requests[${index}]`, expressions, faults);
  }
  repeatedFaults(
    requests.map((request) => textAt(request, 'name')),
    `${path}.requests`,
    faults,
  );
  for (const [index, constraint] of objectsAt(devices, 'constraints').entries()) {
    constraintFaults(constraint, `${path}.constraints[${index}]`, { names, shared: expressions.shared }, faults);
  }
  for (const [index, configuration] of objectsAt(devices, 'config').entries()) {
    requestsFaults(configuration, `${path}.config[${index}]`, names, faults);
    configurationFaults(configuration, `${path}.config[${index}]`, faults);
  }
}

/** Whether these checks report the schema's fault of a claim or class. */
export function reportsClaimFault({ field }: FieldError): boolean {
  return /^spec\.(?:.*\.)?(?:requests\[\d+\](?:\.firstAvailable\[\d+\])?\.name|config\[\d+\]\.opaque\.driver|selectors\[\d+\]\.cel\.expression)$/.test(
    field,
  );
}
