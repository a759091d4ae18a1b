import type { NamingProfile } from '../naming/profile.js';

/** The start gates and the shutdown flag for health checks. */
export interface Readiness {
  /** The checks of all steps, in their order. */
  readonly checks: readonly string[];
  /** Names of unfinished start-up steps. */
  readonly pending: ReadonlySet<string>;
  readonly stopping: boolean;
}

/**
 * Steps required for `/readyz` to return 200, each with its names in health checks. Where kube-apiserver has a step for
 * the same thing, its name is there, because probes and dashboards exclude or ask for single checks. The API server and
 * its Service have the names of the naming profile.
 */
const START_STEPS = {
  /** The watch cache has all stored objects. */
  cache: ['informer-sync', 'poststarthook/storage-readiness'],
  /** Custom kinds are served, and their definitions followed. */
  customKinds: [
    'poststarthook/start-apiextensions-informers',
    'poststarthook/start-apiextensions-controllers',
    'poststarthook/crd-informer-synced',
  ],
  /** Allocated addresses and ports agree with the Services. */
  allocation: ['poststarthook/start-service-ip-repair-controllers'],
  /** Every served group version has its routes and documents. */
  routes: ['autoregister-completion'],
  /** The objects that exist from the start. */
  standardObjects: [
    'poststarthook/start-system-namespaces-controller',
    'poststarthook/bootstrap-controller',
    'poststarthook/scheduling/bootstrap-system-priority-classes',
    'poststarthook/priority-and-fairness-config-producer',
    'poststarthook/start-{service}-service-cidr-controller',
  ],
  /** Roles exist, and the authorizers know all roles, bindings and nodes. */
  access: ['poststarthook/generic-apiserver-start-informers', 'poststarthook/rbac/bootstrap-roles'],
  kubeconfig: ['poststarthook/write-admin-kubeconfig'],
  controllers: [
    'poststarthook/start-{server}-identity-lease-controller',
    'poststarthook/start-{server}-identity-lease-garbage-collector',
    'poststarthook/start-legacy-token-tracking-controller',
    'poststarthook/start-controllers',
  ],
} as const;

/** One step of the start. */
type StartStep = keyof typeof START_STEPS;

/** Checks that only `/readyz` has, as in kube-apiserver. */
export const READY_ONLY: ReadonlySet<string> = new Set(['informer-sync']);

/** Tracks finished steps. Initially none is. */
export class ReadinessState implements Readiness {
  readonly #naming: NamingProfile;
  readonly checks: readonly string[];
  readonly pending: Set<string>;
  stopping = false;

  constructor(naming: NamingProfile) {
    this.#naming = naming;
    this.checks = Object.keys(START_STEPS).flatMap((step) => this.#checksOf(step as StartStep));
    this.pending = new Set(this.checks);
  }

  /** Ends one step: its checks pass. */
  done(step: StartStep): void {
    for (const check of this.#checksOf(step)) this.pending.delete(check);
  }

  #checksOf(step: StartStep): readonly string[] {
    const { apiserverIdentity, apiserverService } = this.#naming;
    return START_STEPS[step].map((name) =>
      name.replace('{server}', apiserverIdentity).replace('{service}', apiserverService),
    );
  }
}
