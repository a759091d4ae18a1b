import { badRequest, invalid } from '../../meta/errors.js';
import { type FieldError, forbiddenValue, invalidValue } from '../../meta/field-errors.js';
import { quote } from '../../meta/quote.js';
import { parseTime } from '../../meta/time.js';
import { parseInteger, type Query } from '../request/query.js';

/** Numeric log options: the minimum of each, and the error below it. */
const AMOUNTS = [
  ['tailLines', 0, 'must be greater than or equal to 0'],
  ['limitBytes', 1, 'must be greater than 0'],
  ['sinceSeconds', 1, 'must be greater than 0'],
] as const;

/**
 * Checks the log options of the pod `name`, before the pod is read.
 *
 * @throws StatusError 400 for what is not a number or time, 422 for meaningless amounts
 */
export function checkLogOptions(query: Query, name: string): void {
  const faults: FieldError[] = [];
  const since = query.get('sinceTime') ?? '';
  if (since !== '' && parseTime(since) === undefined) {
    throw badRequest(`parsing time ${quote(since)} as "2006-01-02T15:04:05Z07:00": cannot parse it`);
  }
  for (const [option, least, why] of AMOUNTS) {
    const text = query.get(option);
    if (text === undefined) continue;
    const amount = parseInteger(text);
    if (option === 'sinceSeconds' && since !== '') {
      faults.push(forbiddenValue('[]', 'at most one of `sinceTime` or `sinceSeconds` may be specified'));
    } else if (amount < least) faults.push(invalidValue(option, amount, why));
  }
  if (faults.length > 0) throw invalid('', 'PodLogOptions', name, faults);
}
