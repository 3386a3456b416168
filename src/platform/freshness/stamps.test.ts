import { expect, test } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';
import { Stamps } from './stamps.ts';

test('a reading is stale once something it names has changed', () => {
  const stamps = new Stamps();
  const [one, both] = [stamps.reading('a'), stamps.reading('a', 'b')];
  stamps.changed(['b']);
  expect([one.isStale(), both.isStale(), stamps.reading('b').isStale()]).toEqual([false, true, false]);
  stamps.allChanged();
  expect([one.isStale(), stamps.reading('a').isStale()]).toEqual([true, false]);
});

test('a reading that was found right before is found stale by a later change, and stays so', () => {
  const stamps = new Stamps();
  const reading = stamps.reading('a');
  stamps.changed(['b']);
  expect([reading.isStale(), reading.isStale()]).toEqual([false, false]);
  stamps.changed(['a']);
  stamps.changed(['b']);
  expect([reading.isStale(), reading.isStale()]).toEqual([true, true]);
});

test('more names than can be remembered are forgotten, and then everything counts as changed', () => {
  const stamps = new Stamps(10);
  const early = stamps.reading('never changed');
  stamps.changed(Array.from({ length: 11 }, (_, index) => `name ${index}`));
  expect(early.isStale()).toBe(true);
  expect(stamps.reading('never changed').isStale()).toBe(false);
});

test('an answer is kept while its readings hold', () => {
  const stamps = new Stamps();
  const kept = new KeptAnswers<string, object>({ room: 10_000 });
  const answer = { text: 'as it was' };
  kept.keep('page', answer, { readings: [stamps.reading('a')], size: 1 });
  expect(kept.current('page')).toBe(answer);
  stamps.changed(['a']);
  expect(kept.current('page')).toBeNull();
});

test('an answer whose readings changed while it was made is not kept', () => {
  const stamps = new Stamps();
  const kept = new KeptAnswers<string, object>({ room: 10_000 });
  const reading = stamps.reading('a');
  stamps.changed(['a']);
  kept.keep('page', {}, { readings: [reading], size: 1 });
  expect(kept.current('page')).toBeNull();
});

test('those asked for longest ago make room, what is too large is not kept, and no room keeps nothing', () => {
  const kept = new KeptAnswers<number, object>({ room: 10_000 });
  for (const key of [1, 2, 3]) kept.keep(key, { key }, { readings: [], size: 4_000 });
  kept.keep(4, {}, { readings: [], size: 11_000 });
  expect([1, 2, 3, 4].map((key) => kept.current(key) !== null)).toEqual([false, true, true, false]);
  const none = new KeptAnswers<number, object>({ room: 0 });
  none.keep(1, {}, { readings: [], size: 1 });
  expect(none.current(1)).toBeNull();
});
