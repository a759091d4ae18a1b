/** The start gates and the shutdown flag for health checks. */
export interface Readiness {
  /** Names of unfinished start-up steps. */
  readonly pending: ReadonlySet<string>;
  readonly stopping: boolean;
}

/** Steps required for `/readyz` to return 200; names as health checks print them. */
export const START_GATES = [
  'informer-sync',
  'poststarthook/crd-informer-synced',
  'poststarthook/start-service-ip-repair-controllers',
  'poststarthook/start-system-namespaces-controller',
  'poststarthook/rbac/bootstrap-roles',
  'poststarthook/write-admin-kubeconfig',
  'poststarthook/start-controllers',
  // Every served group version has its routes and documents.
  'autoregister-completion',
] as const;

/** One start gate. */
export type StartGate = (typeof START_GATES)[number];

/** Tracks finished steps. Initially none is. */
export class ReadinessState implements Readiness {
  readonly pending = new Set<string>(START_GATES);
  stopping = false;

  /** Opens one gate. */
  done(gate: StartGate): void {
    this.pending.delete(gate);
  }
}
