import type { JsonObject } from '../../../json/types.js';
import type { Strategy } from '../../strategy.js';
import { mapAt, textAt, withChanged, withItems, withMember } from '../members.js';

/** A container's default limit is its greatest amount, and its default request the default limit, else the least. */
function withContainerDefaults(item: JsonObject): JsonObject {
  if (textAt(item, 'type') !== 'Container') return item;
  const limits = { ...mapAt(item, 'max'), ...mapAt(item, 'default') };
  const requests = { ...mapAt(item, 'min'), ...limits, ...mapAt(item, 'defaultRequest') };
  const limited = Object.keys(limits).length === 0 ? item : withMember(item, 'default', limits);
  return Object.keys(requests).length === 0 ? limited : withMember(limited, 'defaultRequest', requests);
}

/** LimitRange. */
export const strategy: Strategy = {
  applyDefaults: (object) => withChanged(object, 'spec', (spec) => withItems(spec, 'limits', withContainerDefaults)),
};
