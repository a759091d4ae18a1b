import type { UniversalServerResponse } from '@connectrpc/connect/protocol';

/** How the library begins when the bytes of a request are no message of its type. */
const UNREADABLE = 'parse binary: ';

/**
 * The answer to a call of Connect whose bytes are no message: the library calls that an internal error (500), as gRPC does,
 * while the fault is the client's (400, `invalid_argument`). Every other answer stays.
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

/** An error as Connect writes it; undefined when the bytes are none, as when they are compressed. */
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
