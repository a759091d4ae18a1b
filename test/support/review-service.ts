import { type HttpsService, startHttpsService } from './https-service.js';

/** One received request. */
export interface AskedReview {
  readonly kind: string;
  readonly apiVersion: string;
  readonly spec: Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read freely
  /** Path of the request, and its header `authorization`. */
  readonly path: string;
  readonly authorization: string | undefined;
}

/** A server that answers reviews as configured by a test. */
export interface ReviewService extends HttpsService {
  readonly asked: AskedReview[];
  /** Returns the status of a review, or an HTTP status; a promise that never resolves makes the caller wait. */
  answer: (review: AskedReview) => object | number | Promise<object | number>;
  /** Whether answers have kind and apiVersion, as they should. */
  named: boolean;
  /** A kubeconfig that names it. */
  kubeconfig(user?: object): string;
}

/** Starts one that knows and allows nothing until configured. @param clientCa whose client certificates are required */
export async function startReviewService(clientCa?: string): Promise<ReviewService> {
  const asked: AskedReview[] = [];
  const made: Pick<ReviewService, 'asked' | 'answer' | 'named' | 'kubeconfig'> = {
    asked,
    answer: () => ({}),
    named: true,
    kubeconfig: (user = {}) =>
      JSON.stringify({
        apiVersion: 'v1',
        kind: 'Config',
        clusters: [
          {
            name: 'webhook',
            cluster: {
              server: `${service.url}/review?by=test`,
              'certificate-authority-data': Buffer.from(service.ca).toString('base64'),
            },
          },
        ],
        users: [{ name: 'server', user }],
        contexts: [{ name: 'here', context: { cluster: 'webhook', user: 'server' } }],
        'current-context': 'here',
      }),
  };
  const service = await startHttpsService(
    (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { kind, apiVersion, spec } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as AskedReview;
        const review = { kind, apiVersion, spec, path: request.url!, authorization: request.headers.authorization };
        asked.push(review);
        void Promise.resolve(result.answer(review)).then((answer) => {
          if (typeof answer === 'number') return response.writeHead(answer).end('trouble');
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify({ ...(result.named && { kind, apiVersion }), status: answer }));
        });
      });
    },
    { ...(clientCa !== undefined && { clientCa }) },
  );
  const result: ReviewService = Object.assign(made, service);
  return result;
}
