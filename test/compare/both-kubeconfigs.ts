/**
 * The kubeconfigs of the reference and of our server, the first arguments of a driver. Prints the usage and exits when
 * one is missing.
 */
export function bothKubeconfigs(given: readonly string[], usage: string): readonly [reference: string, ours: string] {
  const [reference, ours] = given;
  if (reference === undefined || ours === undefined) {
    console.error(usage);
    process.exit(2);
  }
  return [reference, ours];
}
