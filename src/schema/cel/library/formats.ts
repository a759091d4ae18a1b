import {
  dns1035LabelFaults,
  dnsLabelFaults,
  dnsSubdomainFaults,
  labelValueFaults,
  prefixFaults,
  qualifiedNameFaults,
  type NameFaults,
} from '../../../meta/names.js';
import { FORMATS } from '../../formats.js';
import { listType, optionalType, STRING, structType } from '../cel-type.js';
import { celFunction, member, overload, type CelFunction } from '../functions.js';
import { ArrayList, Opaque, Optional, type Value } from '../values.js';
import { urlFault } from './urls.js';

/** A format that has a name. */
const FORMAT_TYPE = structType('kubernetes.NamedFormat');

/** A format that texts can be validated against. */
class NamedFormat extends Opaque {
  readonly typeName = FORMAT_TYPE.name;
  readonly name: string;
  readonly faultsOf: (text: string) => NameFaults;
  /** The pattern length that cost estimation assumes for the format. */
  readonly patternSize: number;

  constructor(name: string, faultsOf: (text: string) => NameFaults, patternSize: number) {
    super();
    this.name = name;
    this.faultsOf = faultsOf;
    this.patternSize = patternSize;
  }

  equals(other: Opaque): boolean {
    return other === this;
  }
}

function prefix(faultsOf: (text: string) => NameFaults): (text: string) => NameFaults {
  return (text) => prefixFaults(text, faultsOf);
}

function schemaFormat(name: string, fault: string): (text: string) => NameFaults {
  const matches = FORMATS.get(name);
  return (text) => (matches?.(text) === true ? [] : [fault]);
}

function uriFaults(text: string): NameFaults {
  const fault = urlFault(text);
  return fault === undefined ? [] : [fault];
}

/** The names under which formats are known, as `format.<name>()` and in `format.named`. */
function formats(): ReadonlyMap<string, NamedFormat> {
  const rows: readonly (readonly [string, string, (text: string) => NameFaults, number])[] = [
    ['dns1123Label', 'DNS1123Label', dnsLabelFaults, 30],
    ['dns1123Subdomain', 'DNS1123Subdomain', dnsSubdomainFaults, 60],
    ['dns1035Label', 'DNS1035Label', dns1035LabelFaults, 30],
    ['qualifiedName', 'QualifiedName', qualifiedNameFaults, 60],
    ['dns1123LabelPrefix', 'DNS1123LabelPrefix', prefix(dnsLabelFaults), 30],
    ['dns1123SubdomainPrefix', 'DNS1123SubdomainPrefix', prefix(dnsSubdomainFaults), 60],
    ['dns1035LabelPrefix', 'DNS1035LabelPrefix', prefix(dns1035LabelFaults), 30],
    ['labelValue', 'LabelValue', labelValueFaults, 40],
    ['uri', 'URI', uriFaults, 1103],
    ['uuid', 'uuid', schemaFormat('uuid', 'does not match the UUID format'), 70],
    ['byte', 'byte', schemaFormat('byte', 'invalid base64'), 84],
    ['date', 'date', schemaFormat('date', 'invalid date'), 71],
    ['datetime', 'datetime', schemaFormat('date-time', 'invalid datetime'), 71],
  ];
  return new Map(rows.map(([key, name, faultsOf, size]) => [key, new NamedFormat(name, faultsOf, size)]));
}

/** Kubernetes' named formats. */
export function namedFormats(): readonly CelFunction[] {
  const known = formats();
  const validate = (format: NamedFormat, text: string): Value => {
    const faults = format.faultsOf(text);
    return new Optional(faults.length === 0 ? undefined : new ArrayList(faults));
  };
  return [
    celFunction(
      'validate',
      member('format-validate', [FORMAT_TYPE, STRING], optionalType(listType(STRING)), (format, text) =>
        validate(format as NamedFormat, text as string),
      ),
    ),
    celFunction(
      'format.named',
      overload('format-named', [STRING], optionalType(FORMAT_TYPE), (name) => new Optional(known.get(name as string))),
    ),
    ...[...known].map(([name, format]) =>
      celFunction(
        `format.${name}`,
        overload(`format.${name}`, [], FORMAT_TYPE, () => format),
      ),
    ),
  ];
}
