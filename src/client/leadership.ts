/** Told when a lease comes and goes. Calls alternate, starting with `acquired`. Must not throw. */
export interface LeadershipHolder {
  /** @param token grows each time that the lease is given to somebody; writes carry it as a fence (`meta/precondition.ts`) */
  acquired(token: number): void;
  /** The lease may be with another server from now on. */
  lost(): void;
}

/** How servers agree on who does what one at a time may do. The database gives it. */
export interface Leadership {
  /** Wishes for a lease until `release`, which gives it up when it is held. */
  contend(name: string, holder: LeadershipHolder): { release(): Promise<void> };
}
