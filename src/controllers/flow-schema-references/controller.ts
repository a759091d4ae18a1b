import type { FlowSchema } from '../../../generated/types/apis__flowcontrol.apiserver.cluster.io__v1.js';
import { createControlLoop } from '../../client/control-loop.js';
import { isStatus } from '../../client/find.js';
import { createInformer } from '../../client/informer.js';
import type { JsonObject } from '../../json/types.js';
import { apiVersionOf, type GroupVersionResource } from '../../meta/gvk.js';
import type { KubeObject } from '../../meta/object.js';
import { formatTime } from '../../meta/time.js';
import { conditionOf } from '../../resources/strategies/conditions.js';
import { objectAt, textAt } from '../../resources/strategies/members.js';
import type { Typed } from '../../resources/strategy.js';
import type { Controller, ControllerParts } from '../controller.js';
import { fedBy } from '../fed-by.js';
import { whereServed } from '../where-served.js';

/** The versions of the kinds, newest first. */
const VERSIONS = ['v1', 'v1beta3'];
const SCHEMAS = 'flowschemas';
const LEVELS = 'prioritylevelconfigurations';
const DANGLING = 'Dangling';
/** The field manager that clients know for this condition. */
const MANAGER = 'api-priority-and-fairness-config-consumer-v1';

/** Limit of writes to one schema in so many milliseconds: another writer may keep changing it back. */
const MOST_WRITES = 6;
const WINDOW = 60_000;

/** The conditions of a schema whose level exists, and of one whose level is missing. */
function wantedCondition(level: string, exists: boolean): JsonObject {
  const references = `This FlowSchema references the PriorityLevelConfiguration object named "${level}"`;
  return exists
    ? { type: DANGLING, status: 'False', reason: 'Found', message: `${references} and it exists` }
    : { type: DANGLING, status: 'True', reason: 'NotFound', message: `${references} but there is no such object` };
}

/**
 * Records in the status of each FlowSchema whether its priority level exists (spec 2, "FlowSchema"). Does nothing where
 * the kinds are not served.
 */
export function createFlowSchemaReferences(parts: ControllerParts): Controller {
  const known = {
    group: `flowcontrol.apiserver.${parts.naming.groupDomain}`,
    versions: VERSIONS,
    resource: SCHEMAS,
  };
  return whereServed(parts, known, (type) => createController(parts, type));
}

function createController(parts: ControllerParts, type: GroupVersionResource): Controller {
  const { client, clock, onError } = parts;
  const schemas = createInformer(client, { type, onError: (error) => onError(error, 'watch of flowschemas') });
  const levels = createInformer(client, {
    type: { ...type, resource: LEVELS },
    onError: (error) => onError(error, 'watch of prioritylevelconfigurations'),
  });

  /** Recent writes, by name of the schema. */
  const writes = new Map<string, readonly number[]>();

  const loop = createControlLoop({
    name: 'flow-schema-references',
    onError,
    async reconcile(name, signal) {
      const schema = schemas.get('', name);
      if (schema === undefined) {
        writes.delete(name);
        return { kind: 'settled' };
      }
      const level = levelOf(schema);
      const wanted = wantedCondition(level, levels.get('', level) !== undefined);
      const found = conditionOf(schema, DANGLING) ?? {};
      if (Object.entries(wanted).every(([member, text]) => found[member] === text)) return { kind: 'settled' };
      const now = clock();
      const recent = (writes.get(name) ?? []).filter((at) => at > now - WINDOW);
      if (recent.length >= MOST_WRITES) return { kind: 'wait', milliseconds: recent[0]! + WINDOW - now };
      writes.set(name, [...recent, now]);
      const lastTransitionTime = formatTime(now);
      const patch = {
        apiVersion: apiVersionOf(type.group, type.version),
        kind: 'FlowSchema',
        metadata: { name, uid: schema.metadata.uid ?? '' },
        status: { conditions: [{ ...wanted, lastTransitionTime }] },
      };
      try {
        await client.patch(
          { type, name, subresource: 'status' },
          { mediaType: 'application/apply-patch+yaml', patch },
          { signal, fieldManager: MANAGER, force: true },
        );
      } catch (error) {
        // It was deleted or recreated, which triggers another event.
        if (!isStatus(error, 404, 409)) throw error;
      }
      return { kind: 'settled' };
    },
  });
  const enqueue = (schema: KubeObject | undefined): void => loop.enqueue(schema?.metadata.name ?? '');
  schemas.listen({ changed: enqueue });
  levels.listen({
    changed(level, previous) {
      if (level !== undefined && previous !== undefined) return;
      const name = (level ?? previous)?.metadata.name;
      for (const schema of schemas.list()) if (levelOf(schema) === name) enqueue(schema);
    },
  });
  return fedBy([schemas, levels], loop);
}

function levelOf(schema: Typed<FlowSchema>): string {
  return textAt(objectAt(objectAt(schema, 'spec'), 'priorityLevelConfiguration'), 'name');
}
