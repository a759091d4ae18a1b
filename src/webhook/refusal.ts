import { isJsonObject } from '../json/own-property.js';
import { parseJson } from '../json/parse.js';
import { quote } from '../meta/quote.js';
import { REFUSAL_WORDS } from '../meta/refusal-words.js';

/** Longest answer shown, in characters; clients of Kubernetes cut there, too. */
const LONGEST = 2048;
/** A Status is a small object. */
const MAX_DEPTH = 16;
const MAX_VALUES = 1_000;

const NO_CONTENT_TYPE = 'the server was unable to respond with a content type that the client supports';

/**
 * The error in an answer with another status than 200, in the words of Kubernetes' clients: the message of a Status,
 * words for the status, or the text of the answer.
 *
 * @param contentType of the answer; empty without one
 */
export function refusalText(status: number, contentType: string, body: Buffer): string {
  const isText = contentType === '' || /^\s*text\//i.test(contentType);
  // Without a type the answer is taken for JSON first.
  const message = isText && contentType !== '' ? undefined : messageOfStatus(body);
  if (message !== undefined && message !== 'unknown') return message;
  const said = isText ? body.toString('utf8', 0, LONGEST).trim() : 'unknown';
  const words = REFUSAL_WORDS.get(status);
  if (words !== undefined) return words;
  if (status === 403 || status === 415) return said;
  if (status === 406) return isText && said !== '' ? said : NO_CONTENT_TYPE;
  if (status >= 500) return `an error on the server (${quote(said)}) has prevented the request from succeeding`;
  return `the server responded with the status code ${status} but did not return more information`;
}

/** The message of an answer that is a Status. */
function messageOfStatus(body: Buffer): string | undefined {
  try {
    const { value } = parseJson(body, MAX_DEPTH, MAX_VALUES);
    const message = isJsonObject(value) && value['kind'] === 'Status' ? value['message'] : undefined;
    return typeof message === 'string' ? message.slice(0, LONGEST) : undefined;
  } catch {
    return undefined;
  }
}
