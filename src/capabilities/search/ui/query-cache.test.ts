import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryCache } from './query-cache.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the same question is asked once, also while its answer is on the way', async () => {
  const questions: string[] = [];
  const answers = queryCache(async (question) => `${question} ${questions.push(question)}`);
  expect(answers.recall('a')).toBeUndefined();
  expect(await Promise.all([answers.ask('a'), answers.ask('a'), answers.ask('b')])).toEqual(['a 1', 'a 1', 'b 2']);
  expect(answers.recall('a')).toBe('a 1');
  expect(questions).toEqual(['a', 'b']);
});

test('an answer counts for a minute', async () => {
  let homes = 3;
  const answers = queryCache(async () => homes);
  await answers.ask('homes');
  homes = 4;
  vi.advanceTimersByTime(59_000);
  expect(await answers.ask('homes')).toBe(3);
  vi.advanceTimersByTime(2000);
  expect(answers.recall('homes')).toBeUndefined();
  expect(await answers.ask('homes')).toBe(4);
});

test('a question that failed can be asked again', async () => {
  let isOnline = false;
  const answers = queryCache(async () => {
    if (!isOnline) throw new Error('offline');
    return 7;
  });
  await expect(answers.ask('homes')).rejects.toThrow('offline');
  isOnline = true;
  expect(await answers.ask('homes')).toBe(7);
});
