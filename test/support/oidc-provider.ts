import { createSecretKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { newAuthority } from './client-certificate.js';
import { startHttpsService } from './https-service.js';

/** A key of the provider. */
export interface ProviderKey {
  readonly id: string;
  readonly algorithm: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** An OpenID Connect provider for tests with only discovery and keys. */
export interface OidcProvider {
  readonly url: string;
  readonly ca: string;
  /** How often the keys were fetched. */
  readonly reads: () => number;
  /** The published keys; change them to rotate. */
  keys: ProviderKey[];
  /** Claims of a valid token for the client `client`, for an hour. */
  claims(more?: Record<string, unknown>): Record<string, unknown>;
  /** Goes down until `comeBack`: every connection is broken. It keeps its port, which others could take otherwise. */
  leave(): void;
  comeBack(): void;
  stop(): Promise<void>;
}

/** A new key pair. */
export function providerKey(id: string, algorithm: 'RS256' | 'ES256' | 'PS256' | 'ES384'): ProviderKey {
  const pair = algorithm.startsWith('ES')
    ? generateKeyPairSync('ec', { namedCurve: algorithm === 'ES256' ? 'P-256' : 'P-384' })
    : generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { id, algorithm, ...pair };
}

/** Signs claims with a key; `header` replaces members of the header. */
export function idToken(claims: object, key: ProviderKey, header: object = {}): Promise<string> {
  const jwt = new SignJWT(claims as Record<string, unknown>);
  return jwt.setProtectedHeader({ alg: key.algorithm, kid: key.id, ...header }).sign(key.privateKey);
}

/** An unsigned token (`alg: none`). */
export function unsignedToken(claims: object): string {
  return new UnsecuredJWT(claims as Record<string, unknown>).encode();
}

/** A token whose secret is the provider's public key as text. */
export function confusedToken(claims: object, key: ProviderKey): Promise<string> {
  const secret = createSecretKey(Buffer.from(key.publicKey.export({ type: 'spki', format: 'pem' })));
  return new SignJWT(claims as Record<string, unknown>).setProtectedHeader({ alg: 'HS256', kid: key.id }).sign(secret);
}

/** Starts a provider. @param claimed the issuer in its discovery document; its URL by default */
export async function startOidcProvider(keys: readonly ProviderKey[], claimed?: string): Promise<OidcProvider> {
  let reads = 0;
  let url = '';
  const authority = newAuthority('provider authority');
  const provider: { keys: ProviderKey[] } = { keys: [...keys] };
  let away = false;
  const service = await startHttpsService(
    (request, response) => {
      if (away) return void request.socket.destroy();
      const send = (body: object): void => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
      };
      if (request.url === '/.well-known/openid-configuration') {
        return send({ issuer: claimed ?? url, jwks_uri: `${url}/keys` });
      }
      if (request.url !== '/keys') return void response.writeHead(404).end();
      reads += 1;
      send({
        keys: provider.keys.map(({ id, algorithm, publicKey }) => ({
          ...publicKey.export({ format: 'jwk' }),
          kid: id,
          alg: algorithm,
          use: 'sig',
        })),
      });
    },
    { authority },
  );
  url = service.url;
  return Object.assign(provider, {
    url,
    ca: service.ca,
    reads: () => reads,
    claims: (more: Record<string, unknown> = {}) => {
      const now = Math.floor(Date.now() / 1000);
      return { iss: url, aud: 'client', sub: 'jane', iat: now, exp: now + 3600, ...more };
    },
    leave: () => void (away = true),
    comeBack: () => void (away = false),
    stop: () => service.close(),
  });
}
