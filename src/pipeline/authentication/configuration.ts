import type { JsonObject, JsonValue } from '../../json/types.js';
import { duplicate, invalidValue, required } from '../../meta/field-errors.js';
import type { NamingProfile } from '../../naming/profile.js';
import type { User } from '../../request/user.js';
import { BOOL, listType, STRING } from '../../schema/cel/cel-type.js';
import type { Environment } from '../../schema/cel/environment.js';
import { configurationDocument, DocumentReader } from '../document-reader.js';
import { type ClaimExpression, type ClaimExpressions, claimExpressions } from './oidc/claim-expressions.js';
import { type JwtMapping, jwtUser, type Rule } from './oidc/jwt-user.js';

/** A trusted issuer of tokens, and how to map its claims to a user. */
export interface JwtSettings {
  readonly issuer: string;
  readonly discoveryUrl: string | undefined;
  /** PEM; undefined: the system's authorities. */
  readonly ca: string | undefined;
  readonly audiences: readonly string[];
  /** Computes the groups; undefined: no expression does. */
  readonly groupsClaim: string | undefined;
  /** @throws Error for claims that give no user */
  readonly userOf: (claims: JsonObject) => User;
  /** The settings as text: equal ones mean the same authenticator. */
  readonly text: string;
}

/** The content of an AuthenticationConfiguration. */
export interface AuthenticationSettings {
  readonly jwt: readonly JwtSettings[];
  /** Absent: as in the flags. `paths`: the only ones with anonymous access; undefined: all. */
  readonly anonymous: { readonly enabled: boolean; readonly paths: readonly string[] | undefined } | undefined;
}

/** The server's own domains, which keys of extra values may not use, and the message about them. */
type OwnNames = Pick<NamingProfile, 'groupDomain' | 'labelDomain' | 'reservedExtra'>;

const VERSIONS = ['v1', 'v1beta1', 'v1alpha1'];
const MOST_ISSUERS = 64;
const TEXTS = [STRING, listType(STRING)];

/**
 * Reads an AuthenticationConfiguration (`apiserver.config.k8s.io`).
 *
 * @param foreign issuers reserved for other tokens: those of service accounts
 * @throws Error with every fault in one line, in the words of kube-apiserver
 */
export function authenticationConfiguration(
  document: JsonValue,
  foreign: readonly string[],
  naming: OwnNames,
  expressions: () => Environment,
): AuthenticationSettings {
  const root = configurationDocument(document, 'AuthenticationConfiguration', VERSIONS);
  const reader = new DocumentReader();
  reader.object(root, '', ['kind', 'apiVersion', 'jwt', 'anonymous']);
  const given = reader.list(root, 'jwt', '');
  if (given.length > MOST_ISSUERS) {
    throw new Error(`jwt: Too many: ${given.length}: must have at most ${MOST_ISSUERS} items`);
  }
  let compiler: ClaimExpressions | undefined;
  const credentialId = `authentication.${naming.labelDomain}/credential-id`;
  const shared = {
    reader,
    foreign,
    credentialId,
    naming,
    expressions: () => (compiler ??= claimExpressions(expressions())),
  };
  const jwt = given.map((each, at) => new JwtReader(shared, `jwt[${at}]`).read(each));
  const seen = { issuers: new Set<string>(), places: new Set<string>() };
  jwt.forEach(({ issuer, discoveryUrl }, at) => {
    if (seen.issuers.has(issuer)) reader.faults.push(duplicate(`jwt[${at}].issuer.url`, issuer));
    seen.issuers.add(issuer);
    if (discoveryUrl === undefined) return;
    if (seen.places.has(discoveryUrl)) reader.faults.push(duplicate(`jwt[${at}].issuer.discoveryURL`, discoveryUrl));
    seen.places.add(discoveryUrl);
  });
  const anonymous = anonymousOf(reader, root['anonymous']);
  reader.check();
  return { jwt, anonymous };
}

function anonymousOf(reader: DocumentReader, value: JsonValue | undefined): AuthenticationSettings['anonymous'] {
  if (value === undefined || value === null) return undefined;
  const from = reader.object(value, 'anonymous', ['enabled', 'conditions']);
  const enabled = reader.flag(from, 'enabled', 'anonymous', false);
  const paths = reader.list(from, 'conditions', 'anonymous').map((each, at) => {
    const where = `anonymous.conditions[${at}]`;
    return reader.text(reader.object(each, where, ['path']), 'path', where);
  });
  if (!enabled && paths.length > 0) {
    const why = 'enabled should be set to true when conditions are defined';
    reader.faults.push(
      invalidValue(
        'anonymous.conditions',
        paths.map((path) => ({ path })),
        why,
      ),
    );
  }
  return { enabled, paths: paths.length === 0 ? undefined : paths };
}

interface Shared {
  readonly reader: DocumentReader;
  readonly foreign: readonly string[];
  /** The key of `extra` for the id of a token. */
  readonly credentialId: string;
  readonly naming: OwnNames;
  readonly expressions: () => ClaimExpressions;
}

/** Reads one entry of `jwt`. */
class JwtReader {
  readonly #shared: Shared;
  readonly #path: string;

  constructor(shared: Shared, path: string) {
    this.#shared = shared;
    this.#path = path;
  }

  read(value: JsonValue): JwtSettings {
    const { reader } = this.#shared;
    const members = ['issuer', 'claimValidationRules', 'claimMappings', 'userValidationRules'];
    const from = reader.object(value, this.#path, members);
    const issuer = this.#issuer(from['issuer']);
    const claimRules = this.#claimRules(from);
    const mapping = this.#mapping(from['claimMappings'], claimRules);
    const userRules = this.#userRules(from);
    const userOf = (claims: JsonObject): User =>
      jwtUser(claims, { ...mapping, claimRules, userRules, credentialId: this.#shared.credentialId });
    const groupsClaim = mapping.groups.claim === '' ? undefined : mapping.groups.claim;
    return { ...issuer, groupsClaim, userOf, text: JSON.stringify(value) };
  }

  #fault(fault: ReturnType<typeof required>): void {
    this.#shared.reader.faults.push(fault);
  }

  #issuer(value: JsonValue | undefined): Omit<JwtSettings, 'groupsClaim' | 'userOf' | 'text'> {
    const { reader, foreign } = this.#shared;
    const path = `${this.#path}.issuer`;
    const members = [
      'url',
      'discoveryURL',
      'certificateAuthority',
      'audiences',
      'audienceMatchPolicy',
      'egressSelectorType',
    ];
    const from = reader.object(value, path, members);
    const issuer = reader.text(from, 'url', path);
    if (issuer === '') this.#fault(required(`${path}.url`));
    else {
      if (foreign.includes(issuer)) {
        const why = `URL must not overlap with disallowed issuers: [${[...foreign].sort().join(' ')}]`;
        this.#fault(invalidValue(`${path}.url`, issuer, why));
      }
      this.#url(issuer, `${path}.url`);
    }
    const discoveryUrl = reader.text(from, 'discoveryURL', path);
    if (discoveryUrl !== '') {
      if (discoveryUrl.replace(/\/+$/, '') === issuer.replace(/\/+$/, '')) {
        this.#fault(invalidValue(`${path}.discoveryURL`, discoveryUrl, 'discoveryURL must be different from URL'));
      }
      this.#url(discoveryUrl, `${path}.discoveryURL`);
    }
    const ca = reader.text(from, 'certificateAuthority', path);
    if (ca !== '' && !ca.includes('-----BEGIN CERTIFICATE-----')) {
      const why = 'data does not contain any valid RSA or ECDSA certificates';
      this.#fault(invalidValue(`${path}.certificateAuthority`, '<omitted>', why));
    }
    const audiences = reader.texts(from, 'audiences', path);
    if (audiences.length === 0) {
      this.#fault(required(`${path}.audiences`, `at least one ${path}.audiences is required`));
    }
    audiences.forEach((audience, at) => {
      if (audience === '') this.#fault(required(`${path}.audiences[${at}]`));
      if (audiences.indexOf(audience) < at) this.#fault(duplicate(`${path}.audiences[${at}]`, audience));
    });
    const policy = reader.text(from, 'audienceMatchPolicy', path);
    if (audiences.length > 1 && policy !== 'MatchAny') {
      const why = 'audienceMatchPolicy must be MatchAny for multiple audiences';
      this.#fault(invalidValue(`${path}.audienceMatchPolicy`, policy, why));
    } else if (audiences.length === 1 && policy !== '' && policy !== 'MatchAny') {
      const why = 'audienceMatchPolicy must be empty or MatchAny for single audience';
      this.#fault(invalidValue(`${path}.audienceMatchPolicy`, policy, why));
    }
    const egress = reader.text(from, 'egressSelectorType', path);
    if (egress !== '') {
      const why = 'egress selectors are not supported by this server, which reaches issuers directly';
      this.#fault(invalidValue(`${path}.egressSelectorType`, egress, why));
    }
    return {
      issuer,
      discoveryUrl: discoveryUrl === '' ? undefined : discoveryUrl,
      ca: ca === '' ? undefined : ca,
      audiences,
    };
  }

  #url(text: string, path: string): void {
    if (!URL.canParse(text)) return this.#fault(invalidValue(path, text, 'it cannot be parsed'));
    const url = new URL(text);
    if (url.protocol !== 'https:') this.#fault(invalidValue(path, text, 'URL scheme must be https'));
    if (url.username + url.password !== '') {
      this.#fault(invalidValue(path, text, 'URL must not contain a username or password'));
    }
    if (url.search !== '') this.#fault(invalidValue(path, text, 'URL must not contain a query'));
    if (url.hash !== '') this.#fault(invalidValue(path, text, 'URL must not contain a fragment'));
  }

  #claimRules(from: JsonObject): readonly Rule[] {
    const { reader } = this.#shared;
    const claims = new Set<string>();
    const expressions = new Set<string>();
    const rules: Rule[] = [];
    reader.list(from, 'claimValidationRules', this.#path).forEach((each, at) => {
      const path = `${this.#path}.claimValidationRules[${at}]`;
      const rule = reader.object(each, path, ['claim', 'requiredValue', 'expression', 'message']);
      const [claim, value, text, message] = ['claim', 'requiredValue', 'expression', 'message'].map((member) =>
        reader.text(rule, member, path),
      ) as [string, string, string, string];
      if (claim !== '' && text !== '') {
        this.#fault(invalidValue(path, claim, "claim and expression can't both be set"));
      } else if (claim !== '') {
        if (message !== '') {
          this.#fault(invalidValue(`${path}.message`, message, 'may not be specified when claim is set'));
        }
        if (claims.has(claim)) this.#fault(duplicate(`${path}.claim`, claim));
        claims.add(claim);
        rules.push({ kind: 'claim', claim, value });
      } else if (text === '') this.#fault(required(path, 'claim or expression is required'));
      else {
        if (value !== '') {
          this.#fault(invalidValue(`${path}.requiredValue`, value, 'may not be specified when expression is set'));
        }
        if (expressions.has(text)) return this.#fault(duplicate(`${path}.expression`, text));
        expressions.add(text);
        const expression = this.#expression(text, `${path}.expression`, [BOOL]);
        if (expression !== undefined) rules.push({ kind: 'expression', text, message, expression });
      }
    });
    return rules;
  }

  #userRules(from: JsonObject): readonly Rule[] {
    const { reader, expressions } = this.#shared;
    const seen = new Set<string>();
    const rules: Rule[] = [];
    reader.list(from, 'userValidationRules', this.#path).forEach((each, at) => {
      const path = `${this.#path}.userValidationRules[${at}]`;
      const rule = reader.object(each, path, ['expression', 'message']);
      const text = reader.text(rule, 'expression', path);
      if (text === '') return this.#fault(required(`${path}.expression`));
      if (seen.has(text)) return this.#fault(duplicate(`${path}.expression`, text));
      seen.add(text);
      const expression = expressions().ofUser(text);
      if (typeof expression === 'string') return this.#fault(invalidValue(`${path}.expression`, text, expression));
      rules.push({ kind: 'expression', text, message: reader.text(rule, 'message', path), expression });
    });
    return rules;
  }

  #mapping(value: JsonValue | undefined, claimRules: readonly Rule[]): JwtMapping {
    const { reader } = this.#shared;
    const path = `${this.#path}.claimMappings`;
    const from = reader.object(value, path, ['username', 'groups', 'uid', 'extra']);
    const username = this.#prefixed(from['username'], `${path}.username`, true);
    const groups = this.#prefixed(from['groups'], `${path}.groups`, false);
    const uidFrom = reader.object(from['uid'], `${path}.uid`, ['claim', 'expression']);
    const [uidClaim, uidText] = [
      reader.text(uidFrom, 'claim', `${path}.uid`),
      reader.text(uidFrom, 'expression', `${path}.uid`),
    ];
    if (uidClaim !== '' && uidText !== '') {
      this.#fault(invalidValue(`${path}.uid`, '', "claim and expression can't both be set"));
    }
    const uid = uidText === '' ? undefined : this.#expression(uidText, `${path}.uid.expression`, [STRING]);
    const extra = this.#extra(from, path);
    const expressions = [
      username.expression,
      ...extra.map(({ expression }) => expression),
      ...claimRules.map((rule) => (rule.kind === 'expression' ? rule.expression : undefined)),
    ];
    if (
      username.expression?.readsClaim('email') === true &&
      !expressions.some((each) => each?.readsClaim('email_verified') === true)
    ) {
      const why =
        'claims.email_verified must be used in claimMappings.username.expression or claimMappings.extra[*].valueExpression or claimValidationRules[*].expression when claims.email is used in claimMappings.username.expression';
      this.#fault(invalidValue(`${path}.username.expression`, username.text, why));
    }
    return { username, groups, uid: { claim: uidClaim, expression: uid }, extra };
  }

  #prefixed(
    value: JsonValue | undefined,
    path: string,
    needed: boolean,
  ): JwtMapping['username'] & { readonly text: string } {
    const { reader } = this.#shared;
    const from = reader.object(value, path, ['claim', 'prefix', 'expression']);
    const claim = reader.text(from, 'claim', path);
    const text = reader.text(from, 'expression', path);
    const prefix = reader.text(from, 'prefix', path);
    const hasPrefix = typeof from['prefix'] === 'string';
    let expression: ClaimExpression | undefined;
    if (claim !== '' && text !== '') this.#fault(invalidValue(path, '', "claim and expression can't both be set"));
    else if (text !== '') {
      if (hasPrefix) {
        this.#fault(invalidValue(`${path}.prefix`, prefix, 'may not be specified when expression is set'));
      }
      expression = this.#expression(text, `${path}.expression`, needed ? [STRING] : TEXTS);
    } else if (claim === '') {
      if (needed) this.#fault(required(path, 'claim or expression is required'));
    } else if (!hasPrefix) {
      const why = 'prefix is required when claim is set. It can be set to an empty string to disable prefixing';
      this.#fault(required(`${path}.prefix`, why));
    }
    return { claim, prefix, expression, text };
  }

  #extra(from: JsonObject, above: string): JwtMapping['extra'] {
    const { reader, naming } = this.#shared;
    const own = [naming.groupDomain, naming.labelDomain];
    const seen = new Set<string>();
    const found: { key: string; expression: ClaimExpression }[] = [];
    reader.list(from, 'extra', above).forEach((each, at) => {
      const path = `${above}.extra[${at}]`;
      const entry = reader.object(each, path, ['key', 'valueExpression']);
      const [key, text] = [reader.text(entry, 'key', path), reader.text(entry, 'valueExpression', path)];
      if (key === '') this.#fault(required(`${path}.key`));
      else if (!/^[^/]+\/.+$/.test(key)) {
        this.#fault(invalidValue(`${path}.key`, key, 'must be a domain-prefixed path (such as "acme.io/foo")'));
      }
      if (key !== key.toLowerCase()) this.#fault(invalidValue(`${path}.key`, key, 'must be lowercase'));
      const domain = key.split('/')[0]!;
      if (own.some((each) => domain === each || domain.endsWith(`.${each}`))) {
        this.#fault(invalidValue(`${path}.key`, key, naming.reservedExtra));
      }
      if (seen.has(key)) return this.#fault(duplicate(`${path}.key`, key));
      seen.add(key);
      if (text === '') return this.#fault(required(`${path}.valueExpression`));
      const expression = this.#expression(text, `${path}.valueExpression`, TEXTS);
      if (expression !== undefined) found.push({ key, expression });
    });
    return found;
  }

  #expression(
    text: string,
    path: string,
    types: Parameters<ClaimExpressions['ofClaims']>[1],
  ): ClaimExpression | undefined {
    const made = this.#shared.expressions().ofClaims(text, types);
    if (typeof made !== 'string') return made;
    this.#fault(invalidValue(path, text, made));
    return undefined;
  }
}
