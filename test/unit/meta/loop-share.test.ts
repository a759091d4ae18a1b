import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { LoopShare } from '../../../src/meta/loop-share.js';

/** A share whose jobs take a millisecond each and record their names. */
function shareOf(limits: ConstructorParameters<typeof LoopShare>[0]): {
  readonly share: LoopShare<object>;
  readonly ran: string[];
  readonly add: (lane: object, name: string) => (() => void) | undefined;
} {
  let now = 0;
  const share = new LoopShare<object>(limits, () => now);
  const ran: string[] = [];
  const add = (lane: object, name: string): (() => void) | undefined =>
    share.pass(lane, () => {
      now += 1;
      ran.push(name);
    });
  return { share, ran, add };
}

test('of many jobs of one lane some run at once, the others in slices, in order of arrival', async () => {
  const { ran, add } = shareOf({ perLane: 8, slice: 10 });
  const lane = {};
  for (let at = 0; at < 30; at += 1) add(lane, String(at));
  expect(ran).toHaveLength(8);
  await nextTurn();
  expect(ran).toHaveLength(18);
  await nextTurn();
  expect(ran).toHaveLength(28);
  await nextTurn();
  expect(ran).toEqual(Array.from({ length: 30 }, (_, at) => String(at)));
});

test('other lanes do not wait for them', async () => {
  const { ran, add } = shareOf({ perLane: 8, slice: 10 });
  const many = {};
  for (let at = 0; at < 20; at += 1) add(many, 'many');
  add({}, 'other');
  expect(ran.indexOf('other')).toBe(8);
  while (ran.length < 21) await nextTurn();
});

test('when the time of a turn is used up, others wait for the next one', async () => {
  const { ran, add } = shareOf({ slice: 5 });
  for (let at = 0; at < 12; at += 1) add({}, String(at));
  expect(ran).toHaveLength(5);
  await nextTurn();
  expect(ran).toHaveLength(10);
  await nextTurn();
  expect(ran).toHaveLength(12);
});

test('lanes with many jobs take turns', async () => {
  const { ran, add } = shareOf({ perLane: 8, slice: 20 });
  const [first, second] = [{}, {}];
  for (let at = 0; at < 12; at += 1) add(first, 'first');
  for (let at = 0; at < 12; at += 1) add(second, 'second');
  while (ran.length < 24) await nextTurn();
  expect(ran.slice(16)).toEqual(['first', 'second', 'first', 'second', 'first', 'second', 'first', 'second']);
});

test("a job's time includes everything it continues at once", async () => {
  let now = 0;
  const share = new LoopShare<object>({ pieces: 1, slice: 10 }, () => now);
  let done = 0;
  const piece = async (): Promise<void> => {
    await share.turn(share);
    await Promise.resolve();
    now += 6;
    done += 1;
  };
  for (let at = 0; at < 6; at += 1) void piece();
  await nextTurn();
  // One ran on arrival; two of the waiting ones exceed a slice.
  expect(done).toBe(3);
  await nextTurn();
  expect(done).toBe(5);
  await nextTurn();
  expect(done).toBe(6);
});

test('a cancelled job gets no turn and leaves nothing behind', async () => {
  const { ran, add } = shareOf({ perLane: 8, slice: 10 });
  const lane = {};
  for (let at = 0; at < 8; at += 1) expect(add(lane, 'at once')).toBeUndefined();
  const leave = Array.from({ length: 1000 }, (_, at) => add(lane, String(at))!);
  for (const one of leave.slice(0, -1)) one();
  await nextTurn();
  expect(ran.slice(8)).toEqual(['999']);
  leave.at(-1)!();
  await nextTurn();
  expect(ran).toHaveLength(9);
});

test('waiting jobs get as much time as everything else in the turn took, up to a limit', async () => {
  let now = 0;
  const share = new LoopShare<object>({ pieces: 0, slice: 10 }, () => now);
  let ran = 0;
  for (let at = 0; at < 100; at += 1) {
    share.pass({}, () => {
      now += 5;
      ran += 1;
    });
  }
  // Others take 20 ms before the loop reaches the waiting ones.
  now += 20;
  await nextTurn();
  expect(ran).toBe(4);
  await nextTurn();
  expect(ran).toBe(6);
  now += 500;
  await nextTurn();
  expect(ran).toBe(12);
});
