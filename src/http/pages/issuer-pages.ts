import { printJson } from '../../json/print.js';
import { withoutTrailing } from '../../meta/without-trailing.js';
import type { Page } from './page.js';

/** What verifiers of service-account tokens need to know. */
export interface IssuerDocuments {
  readonly issuer: string;
  readonly keySet: object;
  readonly algorithms: readonly string[];
  /** Where the keys are. */
  readonly keysUrl: () => string;
}

const DISCOVERY = '/.well-known/openid-configuration';
const KEYS = '/openid/v1/jwks';
/** An hour, as kube-apiserver says. */
const CACHED = { 'cache-control': 'public, max-age=3600' };

/** Discovery of the issuer and its keys (OpenID Connect Discovery 1.0, RFC 7517). */
export function createIssuerPages(documents: IssuerDocuments): readonly Page[] {
  const keys = Buffer.from(printJson(documents.keySet as never));
  return [
    {
      paths: [DISCOVERY],
      answer({ path }) {
        if (withoutTrailing(path, '/') !== DISCOVERY) return undefined;
        const body = printJson({
          issuer: documents.issuer,
          jwks_uri: documents.keysUrl(),
          response_types_supported: ['id_token'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: [...documents.algorithms],
        });
        return { status: 200, contentType: 'application/json', body: Buffer.from(body), headers: CACHED };
      },
    },
    {
      paths: [KEYS],
      answer({ path }) {
        if (withoutTrailing(path, '/') !== KEYS) return undefined;
        return { status: 200, contentType: 'application/jwk-set+json', body: keys, headers: CACHED };
      },
    },
  ];
}
