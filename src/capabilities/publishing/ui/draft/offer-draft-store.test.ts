import { afterEach, expect, test, vi } from 'vitest';
import { browserTabs } from '#tests/support/browser/browser-tabs.ts';
import { createPictureFiles } from '../pictures/picture-files.ts';
import { type DraftPicture, newDraft } from './offer-draft.ts';
import { offerDraftStore, picturesInDrafts } from './offer-draft-store.ts';
import { blankForm } from './offer-form.ts';

afterEach(() => vi.unstubAllGlobals());

const aPicture = (hash: string): DraftPicture => ({ hash, img_id: null, title: null, isPlan: false });
const draftWith = (offerType: number, hash: string) => {
  const draft = newDraft('draft-of-a-home', { form: blankForm(offerType), now: new Date(0) });
  return { ...draft, property: { ...draft.property, images: [aPicture(hash)] } };
};

test('pictures of one draft go with it, those of another go on waiting', async () => {
  browserTabs();
  const [rent, sell, files] = [offerDraftStore('rent', null), offerDraftStore('presell', null), createPictureFiles()];
  rent.keep(draftWith(1, 'to-let'));
  sell.keep(draftWith(0, 'for-sale'));
  for (const hash of ['to-let', 'for-sale', 'of-no-draft']) await files.keep(hash, new Blob([hash]));

  rent.forget();
  await files.forgetAllBut(picturesInDrafts());

  expect(await files.read('to-let')).toBeNull();
  expect(await files.read('of-no-draft')).toBeNull();
  expect(await (await files.read('for-sale'))?.text()).toBe('for-sale');
});

test('drafts of earlier builds are read under their keys, and unreadable ones are reported', () => {
  browserTabs();
  const store = offerDraftStore('rent', null);
  expect(store.read()).toEqual({ state: 'none' });
  localStorage.setItem('lm_quotes_rent', '{"id":"draft-one-1","version":"4.0.0.1","property":{"title":"At the lake"}}');
  expect(store.read()).toMatchObject({
    state: 'migrated',
    draft: { id: 'draft-one-1', property: { title: 'At the lake' } },
  });
  localStorage.setItem('lm_quotes_rent', 'no JSON');
  expect(store.read()).toEqual({ state: 'unreadable' });
  offerDraftStore('rent', 7).keep(draftWith(1, 'to-let'));
  expect(JSON.parse(localStorage.getItem('lm_quotes_edit_7') ?? '')).toEqual(draftWith(1, 'to-let'));
});
