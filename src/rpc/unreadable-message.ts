import type { UniversalServerResponse } from '@connectrpc/connect/protocol';

/** The start of the library's error when the bytes of a request are not a message of its type. */
const UNREADABLE = 'parse binary: ';

/**
 * The answer to a Connect call whose bytes are not a message: the library reports an internal error (500), as gRPC
 * does, while the fault is the client's (400, `invalid_argument`). Every other answer stays unchanged.
 */
export async function withClientFaults(answer: UniversalServerResponse): Promise<UniversalServerResponse> {
  const { status, body } = answer;
  if (status !== 500 || body === undefined) return answer;
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const fault = faultOf(bytes);
  if (fault?.code !== 'internal' || fault.message?.startsWith(UNREADABLE) !== true) {
    return { ...answer, body: once(bytes) };
  }
  answer.header?.delete('content-length');
  return { ...answer, status: 400, body: once(Buffer.from(JSON.stringify({ ...fault, code: 'invalid_argument' }))) };
}

/** An error as Connect writes it; undefined for other bytes, for example compressed ones. */
function faultOf(bytes: Buffer): { readonly code?: string; readonly message?: string } | undefined {
  try {
    return JSON.parse(bytes.toString()) as { code?: string; message?: string };
  } catch {
    return undefined;
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
