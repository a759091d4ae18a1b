import { parseAccept } from '../../codec/negotiate.js';
import { printJson } from '../../json/print.js';
import { noRepresentation } from '../../meta/errors.js';
import { withoutTrailing } from '../../meta/without-trailing.js';
import { acceptedType, JSON_TYPE } from './document-answers.js';
import type { Page, PageRequest } from './page.js';

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
const KEY_SET_TYPE = 'application/jwk-set+json';
/** An hour, as kube-apiserver says. */
const CACHED = { 'cache-control': 'public, max-age=3600' };

/** Discovery of the issuer and its keys (OpenID Connect Discovery 1.0, RFC 7517). */
export function createIssuerPages(documents: IssuerDocuments): readonly Page[] {
  const keys = Buffer.from(printJson(documents.keySet as never));
  return [
    {
      paths: [DISCOVERY],
      answer(request) {
        if (withoutTrailing(request.path, '/') !== DISCOVERY) return undefined;
        checkAccepted(request, JSON_TYPE);
        const body = printJson({
          issuer: documents.issuer,
          jwks_uri: documents.keysUrl(),
          response_types_supported: ['id_token'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: [...documents.algorithms],
        });
        return { status: 200, contentType: JSON_TYPE, body: Buffer.from(body), headers: CACHED };
      },
    },
    {
      paths: [KEYS],
      answer(request) {
        if (withoutTrailing(request.path, '/') !== KEYS) return undefined;
        checkAccepted(request, KEY_SET_TYPE);
        return { status: 200, contentType: KEY_SET_TYPE, body: keys, headers: CACHED };
      },
    },
  ];
}

/** @throws StatusError 406 when the client does not accept the only form of a document */
function checkAccepted(request: PageRequest, type: string): void {
  const accept = request.header('accept') ?? '';
  if (accept.trim() === '' || parseAccept(accept).some((entry) => acceptedType(entry, [type]) !== undefined)) return;
  throw noRepresentation([type]);
}
