import { printJson } from '../../src/json/print.js';
import type { JsonValue } from '../../src/json/types.js';
import type { Api } from '../support/api.js';
import type { RecordedMistake } from './recorded.js';

/** One request, the same for both servers. */
export interface Step {
  readonly method: string;
  readonly path: string;
  /** A value is sent as JSON, a string unchanged. */
  readonly body?: JsonValue;
  readonly raw?: string;
  readonly type?: string;
  readonly accept?: string;
  /** Where and how the body was corrupted, if it was. */
  readonly mistake?: Omit<RecordedMistake, 'causes'>;
}

/** A server's answer, before names and times are removed. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly warnings: readonly string[];
  readonly text: string;
}

/** Longest wait for an answer, in milliseconds; a watch requests one second. */
const PATIENCE = 20_000;

export async function exchange(api: Api, step: Step): Promise<Answer> {
  const bytes = step.raw ?? (step.body === undefined ? undefined : printJson(step.body));
  const sent = api.send(step.method, step.path, {
    ...(bytes === undefined ? {} : { body: bytes }),
    headers: {
      ...(bytes === undefined ? {} : { 'content-type': step.type ?? 'application/json' }),
      ...(step.accept === undefined ? {} : { accept: step.accept }),
    },
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, PATIENCE, undefined)));
  try {
    const answer = await Promise.race([sent, late]);
    if (answer === undefined) return { status: 0, type: '', warnings: [], text: 'no answer in time' };
    return {
      status: answer.status,
      type: answer.headers['content-type'] ?? '',
      warnings: warningsOf(answer.headers['warning']),
      text: answer.text,
    };
  } catch (error) {
    return { status: 0, type: '', warnings: [], text: `no answer: ${(error as Error).message}` };
  } finally {
    clearTimeout(timer);
  }
}

export function warningsOf(header: string | string[] | undefined): readonly string[] {
  const text = Array.isArray(header) ? header.join(', ') : (header ?? '');
  return [...text.matchAll(/299 - ("(?:[^"\\]|\\.)*")/g)].map(([, quoted]) => quoted!);
}
