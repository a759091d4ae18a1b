/** The oldest Node that runs the server, as `engines` in package.json has it: major and minor. */
const OLDEST_NODE = [20, 19] as const;

/**
 * An error for an older Node, which would fail later without a clear reason.
 *
 * @param version as in `process.versions.node`
 * @returns undefined when the version is supported
 */
export function nodeVersionFault(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `Node ${version} is too old; install Node ${OLDEST_NODE.join('.')} or newer`;
}
