/** What an image reference says of the version wanted. */
interface ImageVersion {
  /** `''` when it is not given. */
  readonly tag: string;
  readonly digest: string;
}

const COMPONENT = '[a-z0-9]+(?:(?:\\.|_|__|-+)[a-z0-9]+)*';
const HOST = '(?:[a-zA-Z0-9][-a-zA-Z0-9.]*|\\[[0-9a-fA-F:.]+\\])(?::\\d+)?';
const REFERENCE = new RegExp(
  `^(?:${HOST}/)?${COMPONENT}(?:/${COMPONENT})*(?::(\\w[\\w.-]{0,127}))?(?:@([A-Za-z][A-Za-z0-9]*(?:[-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9a-fA-F]{32,}))?$`,
);
/** Longest name of an image with its registry. */
const LONGEST_NAME = 255;
/** References longer than this are read by nobody; image names end at 255 and digests are short. */
const LONGEST = 1024;

/**
 * The tag and digest of an image reference; undefined when it is none. A colon before the last slash belongs to the
 * registry's port: `registry:5000/app` has no tag.
 */
function parseImageReference(image: string): ImageVersion | undefined {
  const match = image.length > LONGEST ? null : REFERENCE.exec(image);
  if (match === null || image.split(/[:@](?!.*\/)/, 1)[0]!.length > LONGEST_NAME) return undefined;
  return { tag: match[1] ?? '', digest: match[2] ?? '' };
}

/**
 * `Always` for an image whose meaning may change (tag `latest`, or neither tag nor digest), `IfNotPresent` for every
 * other, and for what is no image reference.
 */
export function pullPolicyFor(image: string): 'Always' | 'IfNotPresent' {
  const version = parseImageReference(image);
  if (version === undefined) return 'IfNotPresent';
  return version.tag === 'latest' || (version.tag === '' && version.digest === '') ? 'Always' : 'IfNotPresent';
}
