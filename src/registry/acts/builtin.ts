import type { NamingProfile } from '../../naming/profile.js';
import type { Catalogue } from '../../resources/catalogue.js';
import type { Acts } from './act.js';
import { bindingAct } from './binding.js';
import { evictionAct } from './eviction.js';

/** The acts that need nothing but the registry. `clock` gives milliseconds since the epoch. */
export function builtinActs(catalogue: Catalogue, clock: () => number, naming: NamingProfile): Acts {
  return new Map([
    ['/bindings', bindingAct(catalogue)],
    ['/pods/eviction', evictionAct(catalogue, clock, naming)],
  ]);
}
