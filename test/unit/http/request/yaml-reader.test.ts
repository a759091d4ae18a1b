import { afterAll, describe, expect, test } from '@jest/globals';
import { createYamlReader } from '../../../../src/http/request/yaml-reader.js';

/** Time limit of hostile bodies, in ms; acceptable ones hardly need a tenth of it. */
const LONGEST_READ = 3000;
const reader = createYamlReader(LONGEST_READ);
afterAll(() => reader.close());

async function json(text: string): Promise<string> {
  return (await reader.toJson(Buffer.from(text), reader)).json.toString();
}

describe('YAML becomes JSON', () => {
  test.each([
    ['a: 1', '{"a":1}'],
    ['a: 12345678901234567890', '{"a":12345678901234567890}'],
    ['a: 1.5', '{"a":1.5}'],
    ['a: "1"', '{"a":"1"}'],
    ['a: yes\nb: off', '{"a":true,"b":false}'],
    ['a: ~\nb:', '{"a":null,"b":null}'],
    ['a: 2020-01-01', '{"a":"2020-01-01"}'],
    ['a: 2020-01-01T00:00:00.5Z', '{"a":"2020-01-01T00:00:00.5Z"}'],
    ['a: 1:30', '{"a":"1:30"}'],
    ['a: 0o17\nb: 017\nc: 0x1f', '{"a":15,"b":15,"c":31}'],
    ['a: 0O17\nb: -0o17\nc: 0X1F\nd: "0o17"\ne: 0o8', '{"a":15,"b":-15,"c":31,"d":"0o17","e":"0o8"}'],
    ['a: 1_000\nb: 1e400\nc: !!float 1', '{"a":1000,"b":"1e400","c":1}'],
    ['0o17: x\n.inf: z', '{".inf":"z","15":"x"}'],
    ['1: x\ntrue: z', '{"1":"x","true":"z"}'],
    ['a: 1\n---\nb: 2', '{"a":1}'],
    ['a: &x {b: 1}\nc: *x', '{"a":{"b":1},"c":{"b":1}}'],
    ['base: &x {b: 1, c: 2}\nd: {<<: *x, c: 3}', '{"base":{"b":1,"c":2},"d":{"b":1,"c":3}}'],
    ['a: 1\na: 2', '{"a":2}'],
    ['base: &x {b: 1}\nd: {b: 2, <<: *x}\ne: {<<: [{b: 3}, {b: 4}]}', '{"base":{"b":1},"d":{"b":1},"e":{"b":3}}'],
    ['__proto__: {x: 1}', '{"__proto__":{"x":1}}'],
    ['a: |\n  two\n  lines\n', '{"a":"two\\nlines\\n"}'],
    ['- 1\n- [2, 3]', '[1,[2,3]]'],
    ['', 'null'],
    ['a: !!binary aGk=', '{"a":"hi"}'],
    [`a: "${'['.repeat(500)}{"`, `{"a":"${'['.repeat(500)}{"}`],
    ['a: &x 1\nb: *x\nc: &x 2\nd: *x', '{"a":1,"b":1,"c":2,"d":2}'],
    [`${'- '.repeat(900)}x`, `${'['.repeat(900)}"x"${']'.repeat(900)}`],
    [`${'['.repeat(100)}${']'.repeat(100)}`, `${'['.repeat(100)}${']'.repeat(100)}`],
  ])('%j', async (text, expected) => {
    expect(await json(text)).toBe(expected);
  });

  test.each([
    ['a: [1', 'yaml:'],
    ['a: b: c', 'yaml:'],
    ['a: *nowhere', 'yaml:'],
    ['{[1]: 2}', 'a mapping key is not a scalar'],
    ['<<: 3', 'map merge requires'],
  ])('%j is rejected', async (text, why) => {
    await expect(json(text)).rejects.toMatchObject({ code: 400, message: expect.stringContaining(why) });
  });
});

describe('duplicate keys are reported with the line of their value, as in kube-apiserver', () => {
  test.each([
    ['a: 1\nb: 2\na: 3\na: 4', ['line 3: key "a" already set in map', 'line 4: key "a" already set in map']],
    ['a:\n  b: 1\na:\n  b: 2\n  b: 3', ['line 5: key "b" already set in map', 'line 4: key "a" already set in map']],
    ['a: &x\n  x\na: &y\n  y\na: !!str\n  z', [3, 5].map((line) => `line ${line}: key "a" already set in map`)],
    ['a: |\n x\na: |\n y\nb:\nb:\n# c\n', ['line 3: key "a" already set in map', 'line 6: key "b" already set in map']],
    ['"\\"x": 1\r\n"\\"x": 2', ['line 2: key "\\"x" already set in map']],
    [
      '1: a\n"1": b\n1.0: c\n1.5: d\n1.50: e\n0x1: f',
      [5, 6].map((line) => `line ${line}: key ${line === 5 ? 1.5 : 1} already set in map`),
    ],
    [
      'true: a\nyes: b\n"true": c\n.inf: d\n.inf: e',
      ['line 2: key true already set in map', 'line 5: key +Inf already set in map'],
    ],
    ['a: &x {b: 1, b: 2}\nc: *x', ['line 1: key "b" already set in map', 'line 1: key "b" already set in map']],
    [
      'a: &x {b: 1}\nc:\n  <<: *x\n  b: 2\n  <<: {b: 3}',
      ['line 4: key "b" already set in map', 'line 5: key "b" already set in map'],
    ],
    ['{"a": [{"b": 1,\n"b": 2}]}', ['line 2: key "b" already set in map']],
    ['a: {a: 1}\nb: [{a: 1}, {a: 2}]', []],
  ])('%j', async (text, expected) => {
    expect((await reader.toJson(Buffer.from(text), reader)).repeatedKeys).toEqual(expected);
  });

  test('at most a hundred duplicates are reported', async () => {
    const { json: read, repeatedKeys } = await reader.toJson(Buffer.from('a: 1\n'.repeat(500)), reader);
    expect(read.toString()).toBe('{"a":1}');
    expect(repeatedKeys).toHaveLength(100);
  });
});

describe('hostile YAML', () => {
  const laughs = ['a0: &a0 [x,x,x,x,x,x,x,x,x,x]'];
  for (let level = 1; level < 12; level += 1) {
    laughs.push(
      `a${level}: &a${level} [${Array(10)
        .fill(`*a${level - 1}`)
        .join(',')}]`,
    );
  }
  test.each([
    ['ten thousand open braces', '{'.repeat(10_000)],
    ['three million open brackets', '['.repeat(3_000_000)],
    ['a million sequences in sequences', '- '.repeat(1_000_000)],
    ['eight thousand sequences in sequences', '- '.repeat(8_000)],
    ['the same again, which once ended the process', '- '.repeat(8_000)],
    ['eight thousand keys in keys', '? '.repeat(8_000)],
    ['sequences in keys', '- ? '.repeat(4_000)],
    [
      'maps in sequences on lines of their own',
      Array.from({ length: 1500 }, (_, at) => `${' '.repeat(at)}-\n`).join(''),
    ],
    ['deep indentation', Array.from({ length: 2000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['a billion laughs', laughs.join('\n')],
    ['an alias to a list for each of a million bytes', `a: &a [${'x,'.repeat(1000)}]\nb: [${'*a ,'.repeat(250_000)}]`],
    ['an alias inside its own anchor', 'a: &a\n  b: *a'],
    ['three megabytes of keys', Array.from({ length: 200_000 }, (_, key) => `key-${key}: v`).join('\n')],
    [
      'a map merged ten times at each of ten levels',
      `a0: &a0 {x: 1}\n${Array.from({ length: 10 }, (_, at) => `a${at + 1}: &a${at + 1} {<<: [${Array(10).fill(`*a${at}`).join()}]}`).join('\n')}`,
    ],
    ['keys and tabs', 'key:\t'.repeat(500_000)],
  ])('%s: rejected in bounded time, and the event loop continues', async (_name, text) => {
    const idle = performance.eventLoopUtilization().idle;
    const started = performance.now();
    await expect(json(text)).rejects.toMatchObject({ code: 400 });
    const took = performance.now() - started;
    // The loop is idle while the thread parses; parsing in the loop would leave it no idle time. How much it has depends on
    // the machine: the little that the loop does itself takes long when others use the processor.
    const rested = performance.eventLoopUtilization().idle - idle;
    if (took > 1_000) expect(rested).toBeGreaterThan(0);
  });

  test('the next body is parsed by a new thread', async () => {
    expect(await json('a: 1')).toBe('{"a":1}');
  });

  test('a small body does not wait for a large one', async () => {
    let largeIsOver = false;
    const large = json('- \n'.repeat(1_000_000))
      .catch((error: unknown) => error)
      .finally(() => (largeIsOver = true));
    expect(await json('a: 1')).toBe('{"a":1}');
    expect(largeIsOver).toBe(false);
    expect(await large).toMatchObject({ code: 400 });
  });

  test('sixty-four concurrent ones are all parsed', async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, () => json('a: 1')));
    expect(new Set(answers)).toEqual(new Set(['{"a":1}']));
  });

  test('more than five hundred waiting ones are answered 429', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 530 }, () => json('a: 1')));
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused.length).toBe(530 - 513);
    expect(refused[0]!.reason).toMatchObject({ code: 429, details: { retryAfterSeconds: 1 } });
  });

  test('a client waits behind at most one body of another client', async () => {
    const order: string[] = [];
    const other = {};
    const text = `a: ${'x'.repeat(5_000)}`;
    const read = (name: string, client: object): Promise<unknown> =>
      reader.toJson(Buffer.from(text), client).then(() => order.push(name));
    await Promise.all([...Array.from({ length: 20 }, () => read('many', reader)), read('one', other)]);
    expect(order.indexOf('one')).toBeLessThanOrEqual(2);
  });

  test('an alias bomb is rejected before it is expanded', async () => {
    const levels = Array.from({ length: 20 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}, *a${i}]`);
    await expect(json(['a0: &a0 [x, x]', ...levels].join('\n'))).rejects.toThrow('excessive aliasing');
  });
});

test('a body that gets no thread is rejected, and the next one is parsed', async () => {
  let fails = true;
  const own = createYamlReader(LONGEST_READ, (start) => {
    if (fails) throw new Error('ERR_WORKER_INIT_FAILED: EAGAIN');
    return start();
  });
  try {
    const bytes = Buffer.from('a: 1');
    for (const _attempt of [1, 2]) await expect(own.toJson(bytes, own)).rejects.toMatchObject({ code: 503 });
    fails = false;
    expect((await own.toJson(bytes, own)).json.toString()).toBe('{"a":1}');
  } finally {
    await own.close();
  }
});

test('a thread that ends before it can parse is not reported as a fault of the body', async () => {
  let starts = 0;
  const own = createYamlReader(LONGEST_READ, (start) => {
    starts += 1;
    const thread = start();
    if (starts === 1) void thread.terminate();
    return thread;
  });
  try {
    await expect(own.toJson(Buffer.from('a: 1'), {})).rejects.toMatchObject({ code: 503 });
    expect((await own.toJson(Buffer.from('a: 1'), {})).json.toString()).toBe('{"a":1}');
  } finally {
    await own.close();
  }
});
