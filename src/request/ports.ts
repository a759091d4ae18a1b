import type { GroupVersionKind } from '../meta/gvk.js';
import type { KubeObject } from '../meta/object.js';
import type { Precondition } from '../meta/precondition.js';
import type { RequestOptions } from '../meta/options.js';
import type { RequestContext } from './context.js';
import type { User } from './user.js';

/** What a request shows to prove who is calling, and where it came from. Calls made in process have nothing of it. */
export interface Credentials {
  /** The client certificate in DER, verified by TLS against one of the client CA pools; absent without one. */
  readonly certificate?: Buffer | undefined;
  /** Certificates that the client sent along, in DER, from the issuer of its own upwards. */
  readonly intermediates?: readonly Buffer[] | undefined;
  /** Why a certificate that was shown is not trusted; the caller is then refused (401). */
  readonly certificateError?: string | undefined;
  readonly authorization?: string | undefined;
  /** Every value of a request header in the order of the request; `name` in lower case. */
  header?(name: string): readonly string[];
  /** Names of the request's headers in lower case, each once. */
  headerNames?(): readonly string[];
  /** IP address of the other end of the connection. */
  readonly peer?: string | undefined;
}

/** Finds out who is calling. undefined: this method has no opinion. @throws StatusError 401 on bad credentials */
export interface Authenticator {
  authenticate(credentials: Credentials, notes: AuthenticationNotes): Promise<User | undefined>;
}

/** Whose a bearer token is, and for which of the audiences asked about it was made. */
export interface TokenIdentity {
  readonly user: User;
  readonly audiences: readonly string[];
}

/** One kind of bearer token. undefined: not one of these. @throws Error with a reason that gives no secret away */
export interface TokenAuthenticator {
  authenticate(
    token: string,
    audiences: readonly string[],
    notes: AuthenticationNotes,
  ): Promise<TokenIdentity | undefined>;
}

/** Where authenticators put what the caller and the audit record should know. */
export type AuthenticationNotes = Pick<RequestContext, 'warn' | 'annotate'>;

/** What is to be allowed: an act on resources, whether a request asks for it or a check (`impersonate`, `approve`). */
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

/** What is to be allowed: an act on a path that is no resource. */
export interface PathAttributes {
  readonly kind: 'non-resource';
  readonly user: User;
  /** HTTP method in lower case. */
  readonly verb: string;
  readonly path: string;
}

/** Who wants to do what. */
export type AuthorizationAttributes = ResourceAttributes | PathAttributes;

/** An authorizer's answer; `reason` may be empty. */
export interface Decision {
  readonly decision: 'allow' | 'deny' | 'no-opinion';
  readonly reason: string;
  /** Why the answer may be incomplete (a rule that could not be read). */
  readonly evaluationError?: string;
}

/** May they? `no-opinion` lets the next authorizer decide; the end of the line is a refusal. */
export interface Authorizer {
  authorize(attributes: AuthorizationAttributes): Decision | Promise<Decision>;
}

/** Rules that apply to somebody, as a rules review lists them. */
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
  /** Whether an authorizer decides that cannot list its rules. */
  readonly incomplete: boolean;
  /** Empty when every rule could be found. */
  readonly evaluationError: string;
}

/** Says what somebody may do in a namespace, as far as rules say it. */
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
  /** Kind of `object`: the one that the client sent, which below a subresource is not always that of the resource. */
  readonly kind: GroupVersionKind;
  readonly namespace: string;
  readonly name: string;
  /** undefined for DELETE. */
  readonly object: KubeObject | undefined;
  /** undefined for CREATE. */
  readonly oldObject: KubeObject | undefined;
  readonly dryRun: boolean;
  /** Asks that something still holds when the write is committed; when it does not, admission begins again. Creates only. */
  readonly require?: ((precondition: Precondition) => void) | undefined;
  /** The options of the request; those of a patch or an update also when it creates. */
  readonly options: RequestOptions;
}

/** The admission chain, called by the registry's write path. */
export interface Admission {
  /** May return a changed object. @throws StatusError to refuse */
  mutate(context: RequestContext, attributes: AdmissionAttributes): Promise<KubeObject | undefined>;
  /** @throws StatusError to refuse */
  validate(context: RequestContext, attributes: AdmissionAttributes): Promise<void>;
}
