/** The message for an unknown path. */
export const NOT_THERE = 'the server could not find the requested resource';
/** The message for a method that a path does not support. */
export const NO_SUCH_METHOD = 'the server does not allow this method on the requested resource';

/** Messages of Kubernetes clients that depend on the status alone, whatever the answer. */
export const REFUSAL_WORDS: ReadonlyMap<number, string> = new Map([
  [400, 'the server rejected our request for an unknown reason'],
  [401, 'the server has asked for the client to provide credentials'],
  [404, NOT_THERE],
  [405, NO_SUCH_METHOD],
  [409, 'the server reported a conflict'],
  [422, 'the server rejected our request due to an error in our request'],
  [429, 'the server has received too many requests and has asked us to try again later'],
  [503, 'the server is currently unable to handle the request'],
  [504, 'the server was unable to return a response in the time allotted, but may still be processing the request'],
]);
