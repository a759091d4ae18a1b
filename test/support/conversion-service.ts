import { type HttpsService, startHttpsService } from './https-service.js';

type Json = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read freely

/** The content of one request. */
export interface AskedConversion {
  readonly path: string;
  readonly apiVersion: string;
  readonly request: Json;
}

/** A conversion webhook between `v1` with `spec.hostPort` and `v2` with `spec.host` and `spec.port`. */
export interface ConversionService extends HttpsService {
  readonly asked: AskedConversion[];
  /** Modifies an answer; undefined cuts the connection, a number is an HTTP status, a Buffer the body. */
  corrupt: (review: Json) => Json | number | Buffer | undefined | Promise<Json | number>;
}

/** Starts one that converts correctly. @param names DNS names of its certificate */
export async function startConversionService(names: readonly string[] = []): Promise<ConversionService> {
  const asked: AskedConversion[] = [];
  const service = await startHttpsService(
    (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const review = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Json;
        asked.push({ path: request.url!, apiVersion: review.apiVersion, request: review.request });
        void Promise.resolve(made.corrupt(answerTo(review))).then((answer) => {
          if (answer === undefined) return request.socket.destroy();
          if (typeof answer === 'number') return response.writeHead(answer).end('trouble');
          response.setHeader('content-type', 'application/json');
          return response.end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer));
        });
      });
    },
    { names },
  );
  const made: ConversionService = Object.assign({ asked, corrupt: (review: Json) => review }, service);
  return made;
}

function answerTo({ kind, apiVersion, request: { uid, desiredAPIVersion, objects } }: Json): Json {
  const convertedObjects = (objects as Json[]).map((object) => converted(object, desiredAPIVersion));
  return { kind, apiVersion, response: { uid, result: { status: 'Success' }, convertedObjects } };
}

function converted(object: Json, apiVersion: string): Json {
  const { hostPort, host, port, ...rest } = (object['spec'] ?? {}) as Json;
  if (apiVersion.endsWith('/v1')) {
    return { ...object, apiVersion, spec: { ...rest, ...(host === undefined ? {} : { hostPort: `${host}:${port}` }) } };
  }
  const [left, right] = typeof hostPort === 'string' ? hostPort.split(':') : [];
  return { ...object, apiVersion, spec: { ...rest, ...(left === undefined ? {} : { host: left, port: right }) } };
}
