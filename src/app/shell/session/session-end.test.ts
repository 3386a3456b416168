import { expect, test } from 'vitest';
import { sessionCheckWaitMs } from './session-end.ts';

const NOW_MS = Date.UTC(2026, 10, 21);
const inSeconds = (seconds: number): number => NOW_MS / 1_000 + seconds;

test('a session is asked after when its end has come', () => {
  expect(sessionCheckWaitMs(inSeconds(3_600), NOW_MS)).toBe(3_600_000);
});

test('a browser whose clock is ahead asks once a minute at most', () => {
  expect(sessionCheckWaitMs(inSeconds(-500), NOW_MS)).toBe(60_000);
});

test('a session of a month does not overflow the timer', () => {
  expect(sessionCheckWaitMs(inSeconds(40 * 86_400), NOW_MS)).toBe(2 ** 31 - 1);
});
