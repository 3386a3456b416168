import { expect, test } from 'vitest';
import { mergeDrafts, mergePictures } from './merge-drafts.ts';
import type { DraftPicture, SyncedContent } from './offer-draft.ts';
import { blankForm } from './offer-form.ts';

const BASE = { ...blankForm(1), title: 'Both had this' };
const SYNCED: SyncedContent = { version: 3, property: BASE, sent: BASE, images: [] };
const ours = (title: string, date = '2026-11-20T10:00:00Z') => ({ form: { ...BASE, title }, date });
const theirs = ours;

test('a field that only one side changed is taken', () => {
  expect(mergeDrafts(ours('Mine'), theirs(BASE.title), SYNCED)).toEqual({ take: 'ours' });
  expect(mergeDrafts(ours(BASE.title), theirs('Theirs'), SYNCED)).toEqual({ take: 'theirs' });
});

test('where both changed the newer is shown and the other one can be taken', () => {
  const mine = ours('Mine', '2026-11-20T12:00:00Z');
  const other = theirs('Theirs', '2026-11-20T11:00:00Z');
  expect(mergeDrafts(mine, other, SYNCED)).toEqual({ take: 'choice', shown: mine, other, isOursShown: true });
  const later = theirs('Theirs', '2026-11-20T13:00:00Z');
  expect(mergeDrafts(mine, later, SYNCED)).toEqual({ take: 'choice', shown: later, other: mine, isOursShown: false });
});

test('two sides that say the same are one', () => {
  expect(mergeDrafts(ours('Same'), theirs('Same'), SYNCED)).toEqual({ take: 'ours' });
  expect(mergeDrafts(ours('Same'), theirs('Same'), null)).toEqual({ take: 'ours' });
});

test('a value that the server spelled in its own way is no change of another writer', () => {
  const synced = { ...SYNCED, property: { ...BASE, region: 'VD' } };
  expect(mergeDrafts(ours('Mine'), { form: { ...BASE, region: 'VD' }, date: '2026-11-21T10:00:00Z' }, synced)).toEqual({
    take: 'ours',
  });
});

test('sides that never met are both shown', () => {
  expect(mergeDrafts(ours('Mine'), theirs('Theirs'), null).take).toBe('choice');
});

const picture = (img_id: number | null, hash = `kept-${img_id}`): DraftPicture => ({
  hash,
  img_id,
  title: null,
  isPlan: false,
});

test('pictures added on either side stay, and those taken away on either side go', () => {
  const merged = mergePictures(
    [picture(1), picture(null, 'new'), picture(4)],
    [picture(1), picture(2), picture(5)],
    [1, 2, 3, 4],
  );
  // 2 was removed here, 4 there; the new one waits, 5 was added there.
  expect(merged.map(({ hash }) => hash)).toEqual(['kept-1', 'new', 'kept-5']);
});
