import { getOwn } from '../../json/own-property.js';
import type { JsonObject } from '../../json/types.js';
import { badRequest, conflict, invalid, notFound } from '../../meta/errors.js';
import { invalidValue } from '../../meta/field-errors.js';
import { parseApiVersion } from '../../meta/gvk.js';
import type { KubeObject } from '../../meta/object.js';
import { formatTime } from '../../meta/time.js';
import type { NamingProfile } from '../../naming/profile.js';
import { UPSTREAM } from '../../naming/upstream.js';
import { findObject, type ObjectLookup } from '../../request/lookup.js';
import type { Act, ActCall } from './act.js';

/** What the act needs. */
export interface TokenRequestParts {
  /** Signs the claims. */
  readonly issue: (claims: JsonObject) => Promise<string>;
  readonly issuer: string;
  /** Default audiences of this server, for requests without any. */
  readonly audiences: readonly string[];
  /** Longest lifetime in seconds (`--service-account-max-token-expiration`); undefined: unlimited. */
  readonly maxExpiration: number | undefined;
  /**
   * Whether tokens of pods that ask for the usual hour are valid for a year, with a warning when used after the hour.
   */
  readonly extendExpiration: boolean;
  readonly lookup: ObjectLookup;
  readonly naming: NamingProfile;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly randomUid: () => string;
}

interface TokenSpec {
  readonly audiences?: readonly string[];
  readonly expirationSeconds?: number;
  readonly boundObjectRef?: {
    readonly apiVersion?: string;
    readonly kind?: string;
    readonly name?: string;
    readonly uid?: string;
  };
}

const SHORTEST = 600;
const LONGEST = 2 ** 32;
const DEFAULT = 3600;
/** The lifetime requested by volumes of pods; such a token may be used past its expiry for a while. */
const POD_VOLUME = 3607;
const EXTENDED = 365 * 24 * 3600;

const ACCOUNTS = { group: '', version: 'v1', resource: 'serviceaccounts' };

/**
 * `serviceaccounts/token`: a signed token for the account, with audiences, an expiry and perhaps an object it is bound
 * to.
 */
export function tokenRequest(parts: TokenRequestParts): Act {
  return {
    checksName: true,
    answersBody: true,
    otherVersions: [UPSTREAM.tokenRequestVersion],
    async prepare({ body, target, context }) {
      const { uid: givenUid = '' } = body.metadata;
      const given = body.metadata.name ?? '';
      if (given !== '' && given !== target.name) {
        const why = 'must match the service account name if specified';
        throw invalid(groupOf(body), body.kind, target.name, [invalidValue('metadata.name', given, why)]);
      }
      const account = await accountOf(parts, target);
      const uid = account.metadata.uid ?? '';
      if (givenUid !== '' && givenUid !== uid) {
        const why = `the UID in the token request (${givenUid}) does not match the UID of the service account (${uid})`;
        throw conflict({ group: groupOf(body), resource: body.kind }, target.name, why);
      }
      const spec = (body['spec'] ?? {}) as TokenSpec;
      const seconds = spec.expirationSeconds ?? DEFAULT;
      checkExpiration(body, seconds);
      const most = parts.maxExpiration;
      const granted = most !== undefined && seconds > most ? most : seconds;
      if (granted !== seconds) {
        context.warn(`requested expiration of ${seconds} seconds shortened to ${granted} seconds`);
      }
      const creationTimestamp = formatTime(parts.clock());
      const { status: _status, ...rest } = body;
      return {
        ...rest,
        metadata: { ...body.metadata, name: target.name, namespace: target.namespace, uid, creationTimestamp },
        spec: {
          audiences: (spec.audiences ?? []).length > 0 ? [...spec.audiences!] : [...parts.audiences],
          expirationSeconds: granted,
          ...(spec.boundObjectRef !== undefined && { boundObjectRef: spec.boundObjectRef as JsonObject }),
        },
      } as KubeObject;
    },
    async perform({ body, target, context }) {
      const account = await accountOf(parts, target);
      const spec = body['spec'] as unknown as TokenSpec & {
        readonly expirationSeconds: number;
        readonly audiences: string[];
      };
      const bound = await boundTo(parts, target, spec);
      const now = Math.floor(parts.clock() / 1000);
      const jti = parts.randomUid();
      const ownAudience = spec.audiences.every((audience) => parts.audiences.includes(audience));
      const extends_ =
        parts.extendExpiration && bound['pod'] !== undefined && spec.expirationSeconds === POD_VOLUME && ownAudience;
      const token = await parts.issue({
        aud: spec.audiences,
        exp: now + (extends_ ? EXTENDED : spec.expirationSeconds),
        iat: now,
        iss: parts.issuer,
        jti,
        [parts.naming.labelDomain]: {
          namespace: target.namespace,
          ...bound,
          serviceaccount: { name: target.name, uid: account.metadata.uid ?? '' },
          ...(extends_ && { warnafter: now + spec.expirationSeconds }),
        },
        nbf: now,
        sub: `system:serviceaccount:${target.namespace}:${target.name}`,
      });
      context.annotate(`authentication.${parts.naming.labelDomain}/issued-credential-id`, `JTI=${jti}`);
      const expirationTimestamp = formatTime((now + spec.expirationSeconds) * 1000);
      return { ...body, status: { token, expirationTimestamp } };
    },
  };
}

function groupOf(body: KubeObject): string {
  return parseApiVersion(body.apiVersion)?.group ?? '';
}

async function accountOf(parts: TokenRequestParts, target: ActCall['target']): Promise<KubeObject> {
  const found = await parts.lookup.newest(ACCOUNTS, target.namespace, target.name);
  if (found === undefined) throw notFound(ACCOUNTS, target.name);
  return found;
}

function checkExpiration(body: KubeObject, seconds: number): void {
  const why =
    seconds < SHORTEST
      ? 'may not specify a duration less than 10 minutes'
      : seconds > LONGEST
        ? 'may not specify a duration larger than 2^32 seconds'
        : undefined;
  if (why === undefined) return;
  throw invalid(groupOf(body), body.kind, '', [invalidValue('spec.expirationSeconds', seconds, why)]);
}

/** Claims of the object that the token is bound to. */
async function boundTo(parts: TokenRequestParts, target: ActCall['target'], spec: TokenSpec): Promise<JsonObject> {
  const reference = spec.boundObjectRef;
  if (reference === undefined) return {};
  const { apiVersion = '', kind = '', name = '', uid = '' } = reference;
  const type = getOwn(BOUND_KINDS, kind);
  const { group = '', version = '' } = parseApiVersion(apiVersion) ?? {};
  if (group !== '' || type === undefined) {
    const prefix = group === '' ? `/${version}` : `${group}/${version}`;
    throw badRequest(`cannot bind token to object of type ${prefix}, Kind=${kind}`);
  }
  if (name === '') throw badRequest('Name parameter required.');
  const found = await parts.lookup.newest(type, kind === 'Node' ? '' : target.namespace, name);
  if (found === undefined) throw notFound(type, name);
  const podSpec = (kind === 'Pod' ? found['spec'] : undefined) as
    { readonly serviceAccountName?: string; readonly nodeName?: string } | undefined;
  if (podSpec !== undefined && podSpec.serviceAccountName !== target.name) {
    throw badRequest(
      `cannot bind token for serviceaccount ${JSON.stringify(target.name)} to pod running with different serviceaccount name.`,
    );
  }
  const foundUid = found.metadata.uid ?? '';
  if (uid !== '' && uid !== foundUid) {
    const why =
      `the UID in the bound object reference (${uid}) does not match the UID in record. ` +
      'The object might have been deleted and then recreated';
    throw conflict({ group: '', resource: kind }, name, why);
  }
  return {
    ...(await nodeOf(parts, podSpec?.nodeName ?? '')),
    [kind.toLowerCase()]: { name, uid: foundUid },
  };
}

const BOUND_KINDS: Readonly<Record<string, typeof ACCOUNTS>> = {
  Pod: { group: '', version: 'v1', resource: 'pods' },
  Secret: { group: '', version: 'v1', resource: 'secrets' },
  Node: { group: '', version: 'v1', resource: 'nodes' },
};

/** The node of a pod; a node that does not exist is named without its uid. */
async function nodeOf({ lookup }: TokenRequestParts, name: string): Promise<JsonObject> {
  if (name === '') return {};
  const uid = (await findObject(lookup, BOUND_KINDS['Node']!, '', name))?.metadata.uid;
  return { node: { name, ...(uid !== undefined && { uid }) } };
}
