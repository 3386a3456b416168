import { describe, expect, test } from 'vitest';
import { Outages } from './outages.ts';

const MAIL = { kind: 'mail', name: 'The mail server', whileAway: 'Mails wait.' } as const;

/** A log, and a clock that tests set. */
function scene() {
  const clock = { ms: 0 };
  const lines: [facts: object, message: string][] = [];
  const outages = new Outages(() => clock.ms);
  const write = (facts: object, message: string) => void lines.push([facts, message]);
  outages.writeTo({ warn: write, info: write });
  return { outages, lines, clock };
}

describe('an outage is logged', () => {
  test('by one line when it begins and one when it is over, with its duration and all failures', () => {
    const { outages, lines, clock } = scene();
    for (let count = 0; count < 3_000; count += 1) {
      clock.ms += 10;
      outages.failed(MAIL, new Error('connect ECONNREFUSED'));
    }
    expect(lines).toEqual([
      [
        { neighbour: 'The mail server', reason: 'connect ECONNREFUSED' },
        'The mail server does not answer. Mails wait.',
      ],
    ]);
    clock.ms += 250;
    outages.answered(MAIL);
    outages.answered(MAIL);
    expect(lines.slice(1)).toEqual([
      [{ neighbour: 'The mail server', seconds: 30.2, failures: 3_000 }, 'The mail server answers again.'],
    ]);
  });

  test('once for several that ask the same neighbour, until all of them have an answer', () => {
    const { outages, lines, clock } = scene();
    const [one, other] = [{}, {}];
    outages.failed(MAIL, new Error('silent'), one);
    outages.failed(MAIL, new Error('silent'), other);
    outages.answered(MAIL, one);
    expect(lines).toHaveLength(1);
    expect(outages.isAway(MAIL)).toBe(true);
    outages.answered(MAIL, other);
    expect(lines).toHaveLength(2);
    expect(outages.isAway(MAIL)).toBe(false);
    expect(outages.wasAway(MAIL)).toBe(true);
    clock.ms += 5_001;
    expect(outages.wasAway(MAIL)).toBe(false);
  });

  test('of some 200 neighbours at once, however many hosts strangers name', () => {
    const { outages, lines } = scene();
    for (let host = 0; host < 5_000; host += 1)
      outages.failed({ ...MAIL, name: `push-${host}.example.ch` }, new Error('silent'));
    expect(lines).toHaveLength(200);
  });
});

test('errors of an outage are known, also as the cause of others, and no other is', () => {
  const { outages } = scene();
  const error = new Error('silent');
  outages.failed(MAIL, error);
  expect(outages.isLogged(error)).toBe(true);
  expect(outages.isLogged(new Error('the job failed', { cause: new Error('the mail failed', { cause: error }) }))).toBe(
    true,
  );
  const circular = new Error('circular');
  circular.cause = circular;
  for (const other of [new Error('silent'), circular, null, undefined, 'silent'])
    expect(outages.isLogged(other)).toBe(false);
});
