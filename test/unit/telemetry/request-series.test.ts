import { expect, test } from '@jest/globals';
import { type RequestLabels, RequestSeries } from '../../../src/telemetry/request-series.js';

const GET: RequestLabels = {
  verb: 'GET',
  group: 'apps',
  version: 'v1',
  resource: 'deployments',
  subresource: '',
  scope: 'resource',
  code: '200',
};
const KIND = 'verb="GET",group="apps",version="v1",resource="deployments",subresource="",scope="resource"';

test('requests are counted by status, their durations by kind only, in cumulative buckets', () => {
  const series = new RequestSeries();
  series.add(GET, 0.004);
  series.add(GET, 0.3);
  series.add({ ...GET, code: '404' }, 100);
  const lines = series.text().split('\n');
  expect(lines.filter((line) => line.startsWith('apiserver_request_total'))).toEqual([
    `apiserver_request_total{${KIND},code="200"} 2`,
    `apiserver_request_total{${KIND},code="404"} 1`,
  ]);
  const duration = (end: string): string => `apiserver_request_duration_seconds_${end}`;
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE apiserver_request_duration_seconds histogram',
      duration(`bucket{${KIND},le="0.005"} 1`),
      duration(`bucket{${KIND},le="0.2"} 1`),
      duration(`bucket{${KIND},le="0.4"} 2`),
      duration(`bucket{${KIND},le="60"} 2`),
      duration(`bucket{${KIND},le="+Inf"} 3`),
      duration(`sum{${KIND}} 100.304`),
      duration(`count{${KIND}} 3`),
    ]),
  );
  expect(lines.at(-1)).toBe('');
});

test('values are formatted as required', () => {
  const series = new RequestSeries();
  series.add({ ...GET, resource: 'a"b\\c\nd' }, 1);
  expect(series.text()).toContain('resource="a\\"b\\\\c\\nd"');
});

test('of changing kinds the most recently used are kept', () => {
  const series = new RequestSeries(100);
  for (let at = 0; at < 1_000; at += 1) {
    series.add({ ...GET, resource: `thing${at}`, code: String(200 + (at % 2)) }, 1);
    series.add(GET, 1);
  }
  const text = series.text();
  const answers = text.split('\n').filter((line) => line.startsWith('apiserver_request_total'));
  expect(answers.length).toBeLessThanOrEqual(100);
  expect(answers.length).toBeGreaterThan(80);
  expect(answers).toContain(`apiserver_request_total{${KIND},code="200"} 1000`);
  expect(text).toContain('resource="thing999"');
  expect(text).not.toContain('resource="thing0"');
  expect(text.match(/_seconds_count/g)).toHaveLength(answers.length);
});
