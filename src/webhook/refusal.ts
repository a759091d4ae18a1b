import { isJsonObject } from '../json/own-property.js';
import { parseJson } from '../json/parse.js';

/** Characters of the answer that are told; clients of Kubernetes cut there, too. */
const LONGEST = 2048;
/** A Status is a small object. */
const MAX_DEPTH = 16;
const MAX_VALUES = 1_000;

/** What stands for statuses whatever the answer says besides. */
const WORDS: ReadonlyMap<number, string> = new Map([
  [400, 'the server rejected our request for an unknown reason'],
  [401, 'the server has asked for the client to provide credentials'],
  [404, 'the server could not find the requested resource'],
  [405, 'the server does not allow this method on the requested resource'],
  [409, 'the server reported a conflict'],
  [422, 'the server rejected our request due to an error in our request'],
  [429, 'the server has received too many requests and has asked us to try again later'],
  [503, 'the server is currently unable to handle the request'],
  [504, 'the server was unable to return a response in the time allotted, but may still be processing the request'],
]);
const NO_CONTENT_TYPE = 'the server was unable to respond with a content type that the client supports';

/**
 * What an answer with another status than 200 means, in the words of Kubernetes' clients: the message of a Status, words
 * for the status, or the text of the answer.
 *
 * @param contentType of the answer; empty without one
 */
export function refusalText(status: number, contentType: string, body: Buffer): string {
  const isText = contentType === '' || /^\s*text\//i.test(contentType);
  const said = isText ? body.toString('utf8', 0, LONGEST).trim() : (messageOfStatus(body) ?? 'unknown');
  if (!isText && said !== 'unknown') return said;
  const words = WORDS.get(status);
  if (words !== undefined) return words;
  if (status === 403 || status === 415) return said;
  if (status === 406) return isText && said !== '' ? said : NO_CONTENT_TYPE;
  if (status >= 500)
    return `an error on the server (${JSON.stringify(said)}) has prevented the request from succeeding`;
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
