const COMPONENT = '[a-z0-9]+(?:(?:\\.|_|__|-+)[a-z0-9]+)*';
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?';
const HOST = `(?:${LABEL}(?:\\.${LABEL})*|\\[[0-9a-fA-F:]+\\])(?::\\d+)?`;
/** A registry and a path, or a path alone, then a tag and a digest. */
const REFERENCE = new RegExp(
  `^(?:${HOST}/)?(${COMPONENT}(?:/${COMPONENT})*)(?::(\\w[\\w.-]{0,127}))?(?:@([A-Za-z][\\w+.-]*:[0-9a-fA-F]{32,}))?$`,
);
const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128})$/;
/** A digest without its algorithm. */
const IDENTIFIER = /^[0-9a-f]{64}$/;
/** The default registry of images, and the directory of single-word names. */
const DEFAULT_REGISTRY = 'docker.io';
const DEFAULT_DIRECTORY = 'library/';
/** Longest path of an image in its registry. */
const LONGEST_PATH = 255;
/** Longer references are not parsed: paths and digests are short. */
const LONGEST = 4096;

/** The registry and what follows it. A first part is a registry when it has a dot, a colon or a capital letter. */
function splitRegistry(image: string): readonly [registry: string, rest: string] {
  const slash = image.indexOf('/');
  const first = slash < 0 ? '' : image.slice(0, slash);
  const given = first === 'localhost' || /[.:A-Z]/.test(first);
  const registry = !given || first === 'index.docker.io' ? DEFAULT_REGISTRY : first;
  const rest = given ? image.slice(slash + 1) : image;
  return [registry, registry === DEFAULT_REGISTRY && !rest.includes('/') ? `${DEFAULT_DIRECTORY}${rest}` : rest];
}

/** The tag of an image reference, `latest` with neither tag nor digest; undefined when invalid. */
function tagOf(image: string): string | undefined {
  if (image.length > LONGEST || IDENTIFIER.test(image)) return undefined;
  const [, path = '', tag = '', digest = ''] = REFERENCE.exec(splitRegistry(image).join('/')) ?? [];
  if (path === '' || path.length > LONGEST_PATH || (digest !== '' && !DIGEST.test(digest))) return undefined;
  return tag === '' && digest === '' ? 'latest' : tag;
}

/**
 * `Always` for a mutable image reference (tag `latest`, or neither tag nor digest), `IfNotPresent` for every other, and
 * for an invalid one.
 */
export function pullPolicyFor(image: string): 'Always' | 'IfNotPresent' {
  return tagOf(image) === 'latest' ? 'Always' : 'IfNotPresent';
}
