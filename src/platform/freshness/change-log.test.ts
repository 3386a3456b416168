import { expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { ChangeLog } from './change-log.ts';

test('a reading is stale once something it names has changed', () => {
  const changeLog = new ChangeLog();
  const [one, both] = [changeLog.dependencyOn('a'), changeLog.dependencyOn('a', 'b')];
  changeLog.changed(['b']);
  expect([one.isStale(), both.isStale(), changeLog.dependencyOn('b').isStale()]).toEqual([false, true, false]);
  changeLog.allChanged();
  expect([one.isStale(), changeLog.dependencyOn('a').isStale()]).toEqual([true, false]);
});

test('a reading that was found right before is found stale by a later change, and stays so', () => {
  const changeLog = new ChangeLog();
  const dependency = changeLog.dependencyOn('a');
  changeLog.changed(['b']);
  expect([dependency.isStale(), dependency.isStale()]).toEqual([false, false]);
  changeLog.changed(['a']);
  changeLog.changed(['b']);
  expect([dependency.isStale(), dependency.isStale()]).toEqual([true, true]);
});

test('more names than can be remembered are forgotten, and then everything counts as changed', () => {
  const changeLog = new ChangeLog(10);
  const early = changeLog.dependencyOn('never changed');
  changeLog.changed(Array.from({ length: 11 }, (_, index) => `name ${index}`));
  expect(early.isStale()).toBe(true);
  expect(changeLog.dependencyOn('never changed').isStale()).toBe(false);
});

test('an answer is cached while its dependencies hold', () => {
  const changeLog = new ChangeLog();
  const stored = new AnswerCache<string, object>({ room: 10_000 });
  const answer = { text: 'as it was' };
  stored.keep('page', answer, { dependencies: [changeLog.dependencyOn('a')], size: 1 });
  expect(stored.current('page')).toBe(answer);
  changeLog.changed(['a']);
  expect(stored.current('page')).toBeNull();
});

test('an answer whose dependencies changed while it was made is not cached', () => {
  const changeLog = new ChangeLog();
  const stored = new AnswerCache<string, object>({ room: 10_000 });
  const dependency = changeLog.dependencyOn('a');
  changeLog.changed(['a']);
  stored.keep('page', {}, { dependencies: [dependency], size: 1 });
  expect(stored.current('page')).toBeNull();
});

test('the least recently used ones make room, too large ones are not cached, and a cache without room stores nothing', () => {
  const stored = new AnswerCache<number, object>({ room: 10_000 });
  for (const key of [1, 2, 3]) stored.keep(key, { key }, { dependencies: [], size: 4_000 });
  stored.keep(4, {}, { dependencies: [], size: 11_000 });
  expect([1, 2, 3, 4].map((key) => stored.current(key) !== null)).toEqual([false, true, true, false]);
  const none = new AnswerCache<number, object>({ room: 0 });
  none.keep(1, {}, { dependencies: [], size: 1 });
  expect(none.current(1)).toBeNull();
});
