import type { Awaitable } from '../meta/awaitable.js';
import type { GroupVersionKind } from '../meta/gvk.js';
import type { KubeObject } from '../meta/object.js';
import type { Precondition } from '../meta/precondition.js';
import type { RequestOptions } from '../meta/options.js';
import type { RequestContext } from './context.js';
import type { User } from './user.js';

/** The credentials of a request, and its origin. Empty for in-process calls. */
export interface Credentials {
  /** The client certificate in DER, verified by TLS against one of the client CA pools. */
  readonly certificate?: Buffer | undefined;
  /** Intermediate certificates from the client, in DER, from the issuer of its own upwards. */
  readonly intermediates?: readonly Buffer[] | undefined;
  /** Why the client certificate is not trusted; the caller is then rejected (401). */
  readonly certificateError?: string | undefined;
  readonly authorization?: string | undefined;
  /** Every value of a request header in the order of the request; `name` in lower case. */
  header?(name: string): readonly string[];
  /** Names of the request's headers in lower case, each once. */
  headerNames?(): readonly string[];
  /** IP address of the peer. */
  readonly peer?: string | undefined;
}

/** Authenticates the caller. undefined: this method has no opinion. @throws StatusError 401 on bad credentials */
export interface Authenticator {
  authenticate(credentials: Credentials, notes: AuthenticationNotes): Awaitable<User | undefined>;
}

/** The user of a bearer token, and for which of the requested audiences it is valid. */
export interface TokenIdentity {
  readonly user: User;
  readonly audiences: readonly string[];
}

/** One kind of bearer token. undefined: another kind. @throws Error with a reason that reveals no secret */
export interface TokenAuthenticator {
  authenticate(
    token: string,
    audiences: readonly string[],
    notes: AuthenticationNotes,
  ): Promise<TokenIdentity | undefined>;
}

/** Where authenticators put warnings and audit annotations. */
export type AuthenticationNotes = Pick<RequestContext, 'warn' | 'annotate'>;

/** A resource access to authorize, of a request or of a check (`impersonate`, `approve`). */
export interface ResourceAttributes {
  readonly kind: 'resource';
  readonly user: User;
  readonly verb: string;
  readonly group: string;
  readonly version: string;
  /** Empty for cluster-scoped resources and all namespaces. */
  readonly namespace: string;
  readonly resource: string;
  readonly subresource: string;
  /** Empty for collections, unless a field selector pins a name. */
  readonly name: string;
  /** The field selector of list, watch and deletecollection as text, which may be malformed; absent: none. */
  readonly fieldSelector?: string;
  /** The same of labels. */
  readonly labelSelector?: string;
}

/** A non-resource access to authorize. */
export interface PathAttributes {
  readonly kind: 'non-resource';
  readonly user: User;
  /** HTTP method in lower case. */
  readonly verb: string;
  readonly path: string;
}

/** A user and the access to authorize. */
export type AuthorizationAttributes = ResourceAttributes | PathAttributes;

/** An authorizer's answer; `reason` may be empty. */
export interface Decision {
  readonly decision: 'allow' | 'deny' | 'no-opinion';
  readonly reason: string;
  /** Why the answer may be incomplete (an unreadable rule). */
  readonly evaluationError?: string;
}

/** Decides on a request. `no-opinion` leaves the decision to the next authorizer; the last one denies. */
export interface Authorizer {
  authorize(attributes: AuthorizationAttributes): Awaitable<Decision>;
}

/** A user's rules, as listed in a rules review. */
export interface RuleList {
  readonly resourceRules: readonly {
    readonly verbs: readonly string[];
    readonly apiGroups?: readonly string[];
    readonly resources?: readonly string[];
    readonly resourceNames?: readonly string[];
  }[];
  readonly nonResourceRules: readonly {
    readonly verbs: readonly string[];
    readonly nonResourceURLs: readonly string[];
  }[];
  /** Whether an authorizer is involved that cannot list its rules. */
  readonly incomplete: boolean;
  /** Empty when all rules were found. */
  readonly evaluationError: string;
}

/** Lists a user's rules in a namespace. */
export interface RuleLister {
  rulesFor(user: User, namespace: string): RuleList;
}

/** What admission sees of a write. */
export interface AdmissionAttributes {
  readonly operation: 'CREATE' | 'UPDATE' | 'DELETE' | 'CONNECT';
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly subresource: string;
  /** Kind of `object`: the client's, which for a subresource may differ from the resource's. */
  readonly kind: GroupVersionKind;
  readonly namespace: string;
  readonly name: string;
  /** undefined for DELETE. */
  readonly object: KubeObject | undefined;
  /** undefined for CREATE. */
  readonly oldObject: KubeObject | undefined;
  readonly dryRun: boolean;
  /** Adds a precondition of the commit; when it does not hold then, admission is repeated. Creates only. */
  readonly require?: ((precondition: Precondition) => void) | undefined;
  /** The options of the request; those of a patch or an update also when it creates. */
  readonly options: RequestOptions;
}

/** The admission chain, called by the registry's write path. */
export interface Admission {
  /** May return a changed object. @throws StatusError to reject */
  mutate(context: RequestContext, attributes: AdmissionAttributes): Promise<KubeObject | undefined>;
  /** @throws StatusError to reject */
  validate(context: RequestContext, attributes: AdmissionAttributes): Promise<void>;
}
