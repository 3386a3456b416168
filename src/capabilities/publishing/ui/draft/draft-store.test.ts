import { afterEach, expect, test, vi } from 'vitest';
import { createPictureFiles } from '../pictures/picture-files.ts';
import { draftStore, picturesInDrafts } from './draft-store.ts';
import { type DraftPicture, newDraft } from './offer-draft.ts';
import { blankForm } from './offer-form.ts';

afterEach(() => vi.unstubAllGlobals());

const aPicture = (hash: string): DraftPicture => ({ hash, img_id: null, title: null, isPlan: false });
const draftWith = (offerType: number, hash: string) => {
  const draft = newDraft('draft-of-a-home', { form: blankForm(offerType), now: new Date(0) });
  return { ...draft, property: { ...draft.property, images: [aPicture(hash)] } };
};

test('pictures of one draft go with it, those of another go on waiting', async () => {
  const kept: Record<string, string> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  Object.defineProperties(kept, {
    getItem: hidden((key: string) => kept[key] ?? null),
    setItem: hidden((key: string, text: string) => {
      kept[key] = text;
    }),
    removeItem: hidden((key: string) => delete kept[key]),
  });
  vi.stubGlobal('localStorage', kept);
  const [rent, sell, files] = [draftStore('rent', null), draftStore('presell', null), createPictureFiles()];
  rent.keep(draftWith(1, 'to-let'));
  sell.keep(draftWith(0, 'for-sale'));
  for (const hash of ['to-let', 'for-sale', 'of-no-draft']) await files.keep(hash, new Blob([hash]));

  rent.forget();
  await files.forgetAllBut(picturesInDrafts());

  expect(await files.read('to-let')).toBeNull();
  expect(await files.read('of-no-draft')).toBeNull();
  expect(await (await files.read('for-sale'))?.text()).toBe('for-sale');
});
