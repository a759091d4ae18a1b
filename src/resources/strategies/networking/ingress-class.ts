import type { IngressClass } from '../../../../generated/types/apis__networking.cluster.io__v1.js';
import type { JsonObject } from '../../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue, required, tooLong } from '../../../meta/field-errors.js';
import { dnsLabelFaults, dnsSubdomainFaults } from '../../../meta/names.js';
import type { Strategy, Typed } from '../../strategy.js';
import { NONE } from '../cells.js';
import { classNameCell } from '../default-class.js';
import { domainPathFaults } from '../domain-path.js';
import { has, mapAt, objectAt, textAt } from '../members.js';
import { referenceFaults } from '../reference-names.js';

/** Longest name of a controller, in bytes. */
const LONGEST_CONTROLLER = 250;
/** The scope of a class's parameters. */
const NAMES = { group: 'apiGroup', segments: ['kind', 'name'] };

function parametersCell(object: Typed<IngressClass>): string {
  const parameters = objectAt(objectAt(object, 'spec'), 'parameters');
  if (parameters === undefined) return NONE;
  const group = textAt(parameters, 'apiGroup');
  const kind = textAt(parameters, 'kind');
  return `${group === '' ? kind : `${kind}.${group}`}/${textAt(parameters, 'name')}`;
}

function controllerFaults(controller: string): readonly FieldError[] {
  const path = 'spec.controller';
  if (controller === '') return [];
  const faults: FieldError[] = controller.length > LONGEST_CONTROLLER ? [tooLong(path, LONGEST_CONTROLLER)] : [];
  return [...faults, ...domainPathFaults(controller, path)];
}

function parameterFaults(parameters: JsonObject): readonly FieldError[] {
  const path = 'spec.parameters.namespace';
  const scope = textAt(parameters, 'scope');
  const namespace = textAt(parameters, 'namespace');
  if (scope === 'Cluster' && has(parameters, 'namespace')) {
    return [forbiddenValue(path, "`parameters.scope` is set to 'Cluster'")];
  }
  if (scope !== 'Namespace') return [];
  if (!has(parameters, 'namespace')) return [required(path, "`parameters.scope` is set to 'Namespace'")];
  return dnsLabelFaults(namespace).map((fault) => invalidValue(path, namespace, fault));
}

/** A given group is not empty. */
function emptyGroupFaults(parameters: JsonObject): readonly FieldError[] {
  if (!has(parameters, 'apiGroup') || textAt(parameters, 'apiGroup') !== '') return [];
  return dnsSubdomainFaults('').map((fault) => invalidValue('spec.parameters.apiGroup', '', fault));
}

/** IngressClass. */
export const strategy: Strategy<IngressClass> = {
  validate(object) {
    const spec = mapAt(object, 'spec');
    const parameters = objectAt(spec, 'parameters');
    return [
      ...controllerFaults(textAt(spec, 'controller')),
      ...(parameters === undefined
        ? []
        : [
            ...emptyGroupFaults(parameters),
            ...referenceFaults(parameters, 'spec.parameters', NAMES),
            ...parameterFaults(parameters),
          ]),
    ];
  },
  cells: (object, _now, naming) => [
    classNameCell(object, [`ingressclass.${naming.labelDomain}/is-default-class`]),
    parametersCell(object),
  ],
};
