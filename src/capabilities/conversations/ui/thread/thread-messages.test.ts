import { describe, expect, test } from 'vitest';
import type { ThreadMessageFragment } from '#generated/operations.ts';
import { hasGap, mergedMessages, threadDays } from './thread-messages.ts';

const message = (id: number, facts: Partial<ThreadMessageFragment> = {}): ThreadMessageFragment => ({
  id,
  conversationId: 1,
  isMine: false,
  status: 10,
  messageText: `m${id}`,
  signs: [],
  isBeingChecked: false,
  key: null,
  attachments: [],
  createdAt: '2026-11-24T10:00:00Z',
  ...facts,
});
const ids = (messages: readonly { id: number }[]) => messages.map(({ id }) => id);

test('answers that overlap, late or out of order, hold each message once, in its last version', () => {
  const known = [message(3), message(4)];
  const together = mergedMessages(known, [message(4, { status: 70 }), message(5), message(1)]);
  expect(ids(together)).toEqual([1, 3, 4, 5]);
  expect(together[2]?.status).toBe(70);
});

test('a thread is grouped by Swiss days and by sender', () => {
  const days = threadDays([
    message(1, { createdAt: '2026-11-23T22:59:00Z' }),
    message(2, { createdAt: '2026-11-23T23:01:00Z' }),
    message(3, { createdAt: '2026-11-24T08:00:00Z' }),
    message(4, { createdAt: '2026-11-24T08:01:00Z', isMine: true }),
  ]);
  expect(days.map(({ day, runs }) => [day, runs.map((run) => ids(run.messages))])).toEqual([
    ['2026-11-23', [[1]]],
    ['2026-11-24', [[2, 3], [4]]],
  ]);
});

describe('messages are missing', () => {
  test('where the latest ones begin after those that are known', () => {
    expect(hasGap([message(1)], [message(8), message(9)], 2)).toBe(true);
  });
  test('not where they meet, nor where there are no more', () => {
    expect(hasGap([message(8)], [message(8), message(9)], 2)).toBe(false);
    expect(hasGap([message(1)], [message(8)], 2)).toBe(false);
    expect(hasGap([], [message(8), message(9)], 2)).toBe(false);
  });
});
