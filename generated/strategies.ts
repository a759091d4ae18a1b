// Generated from src/resources/strategies by `npm run generate`. Do not edit.
import { strategy as coreConfigMap } from '../src/resources/strategies/core/config-map.js';
import { strategy as coreEvent } from '../src/resources/strategies/core/event.js';
import { strategy as coreNamespace } from '../src/resources/strategies/core/namespace.js';
import { strategy as coreNode } from '../src/resources/strategies/core/node.js';
import { strategy as coreSecret } from '../src/resources/strategies/core/secret.js';
import { strategy as coreServiceAccount } from '../src/resources/strategies/core/service-account.js';
import { strategy as eventsEvent } from '../src/resources/strategies/events/event.js';
import type { Strategy } from '../src/resources/strategy.js';

/** Strategies by `<directory>/<Kind>`. */
export const STRATEGIES: Readonly<Record<string, Strategy>> = {
  'core/ConfigMap': coreConfigMap,
  'core/Event': coreEvent,
  'core/Namespace': coreNamespace,
  'core/Node': coreNode,
  'core/Secret': coreSecret,
  'core/ServiceAccount': coreServiceAccount,
  'events/Event': eventsEvent,
};
