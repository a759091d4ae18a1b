/** One session of a user with kubectl: shell lines, run in order. `NODE` is a name of the run. */
export interface Flow {
  readonly title: string;
  readonly lines: readonly string[];
}
