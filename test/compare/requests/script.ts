import { createHash, X509Certificate } from 'node:crypto';
import type { JsonValue } from '../../../src/json/types.js';
import { type Api, type ApiResponse } from '../../support/api.js';
import { type Answer, type Step, warningsOf } from '../exchange.js';

/** What a script sends. */
export interface Asked {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** One of the two servers, from a script's view. */
export interface Talk {
  /** A namespace of this run. */
  readonly space: string;
  /** Distinguishes names of this run from those of others. */
  readonly mark: string;
  /** Sends a request; its answer is compared under the title. */
  ask(title: string, method: string, path: string, asked?: Asked): Promise<ApiResponse>;
  /** Sends a request; its answer is not compared. */
  quietly(method: string, path: string, asked?: Asked): Promise<ApiResponse>;
}

/** Related requests: the same on both servers, with values of earlier answers in them. */
export interface Script {
  readonly title: string;
  run(talk: Talk): Promise<void>;
}

/** An answer, with its request. */
export interface Exchanged {
  readonly title: string;
  readonly step: Step;
  readonly answer: Answer;
}

/** Tokens of one server are invalid at the other. */
const TOKEN = /eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g;
/** An issued certificate in an answer. */
const CERTIFICATE = /"certificate":"([A-Za-z0-9+/=]+)"/g;

/** The parts of a certificate that do not depend on the authority. */
function inside(all: string, base64: string): string {
  try {
    const certificate = new X509Certificate(Buffer.from(base64, 'base64'));
    const { subjectAltName, ca, keyUsage, publicKey } = certificate;
    // An empty one is undefined, or in newer Node versions the empty string.
    const subject = certificate.subject || undefined;
    const lasts = Math.round((Date.parse(certificate.validTo) - Date.parse(certificate.validFrom)) / 60_000);
    const key = createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('hex');
    return `"certificate":${JSON.stringify({ subject, subjectAltName, ca, keyUsage, lasts, key })}`;
  } catch {
    return all;
  }
}

/** In characters. */
const LONGEST_TITLE = 150;

/** The default user of a request: the same name on both servers. */
const ASKING = { 'impersonate-user': 'comparer', 'impersonate-group': 'system:masters' };

/** Runs a script on one server. */
export async function play(api: Api, script: Script, space: string, mark: string): Promise<readonly Exchanged[]> {
  const exchanged: Exchanged[] = [];
  const seen = new Map<string, number>();
  const quietly = (method: string, path: string, { body, headers }: Asked = {}): Promise<ApiResponse> =>
    api.send(method, path, { ...(body !== undefined && { body }), headers: headers ?? ASKING });
  await script.run({
    space,
    mark,
    quietly,
    async ask(title, method, path, asked) {
      const answer = await quietly(method, path, withType(method, asked));
      const shown = { status: answer.status, type: '', warnings: warningsOf(answer.headers['warning']) };
      // These requests are about identities, which are otherwise not compared.
      const text = answer.text
        .replaceAll('"userInfo"', '"identity"')
        .replace(TOKEN, 'TOKEN')
        .replace(CERTIFICATE, inside)
        .replaceAll(space, 'SPACE')
        .replaceAll(mark, 'X');
      const shortened = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE)}...` : title;
      const times = (seen.get(shortened) ?? 0) + 1;
      seen.set(shortened, times);
      exchanged.push({
        title: times === 1 ? shortened : `${shortened} (${times})`,
        step: { method, path, body: (asked?.body ?? null) as JsonValue },
        answer: { ...shown, text },
      });
      return answer;
    },
  });
  return exchanged;
}

function withType(method: string, asked: Asked = {}): Asked {
  if (method !== 'PATCH') return asked;
  return { ...asked, headers: { 'content-type': 'application/merge-patch+json', ...(asked.headers ?? ASKING) } };
}
