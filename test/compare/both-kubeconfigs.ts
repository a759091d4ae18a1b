/**
 * The kubeconfigs of the reference and of our server, which a driver is given first. Prints how it is used and ends the
 * process when one of them is missing.
 */
export function bothKubeconfigs(given: readonly string[], usage: string): readonly [reference: string, ours: string] {
  const [reference, ours] = given;
  if (reference === undefined || ours === undefined) {
    console.error(usage);
    process.exit(2);
  }
  return [reference, ours];
}
