/** Called when a lease is acquired and lost. Calls alternate, starting with `acquired`. Must not throw. */
export interface LeadershipHolder {
  /** @param token grows with each new holder; writes carry it as a fence (`meta/precondition.ts`) */
  acquired(token: number): void;
  /** From now on another server may hold the lease. */
  lost(): void;
}

/** Leader election between servers, backed by the database. */
export interface Leadership {
  /** Requests a lease until `release`, which releases it when it is held. */
  contend(name: string, holder: LeadershipHolder): { release(): Promise<void> };
}
