import { describe, expect, test } from 'vitest';
import type { EditedImageFragment } from '#generated/operations.ts';
import type { DraftPicture } from '../draft/offer-draft.ts';
import { PictureEditor } from './picture-editor.ts';

const waiting = (hash: string): DraftPicture => ({ hash, img_id: null, title: null, isPlan: false });
const stored = (hash: string, img_id: number): DraftPicture => ({ ...waiting(hash), img_id });
const image = (img_id: number): EditedImageFragment => ({
  img_id,
  key: `key-${img_id}`,
  width: 4,
  height: 3,
  color: '#000000',
  title: null,
  isPlan: false,
});

/** A simulated browser with these files, and one tab of it; the tab's calls to its draft are recorded. */
async function aTab(files: readonly string[], images: readonly DraftPicture[] = []) {
  const present = new Map(files.map((hash) => [hash, new Blob([hash], { type: 'image/jpeg' })]));
  const written: (readonly DraftPicture[])[] = [];
  const editor = new PictureEditor({
    files: {
      keep: async () => true,
      read: async (hash) => present.get(hash) ?? null,
      forget: async (hash) => void present.delete(hash),
      forgetAllBut: async () => {},
      forgetAll: async () => present.clear(),
    },
    shrink: async (file) => file,
    turnFile: async (file) => file,
    hashOf: async () => '',
    urlOf: () => 'blob:preview',
    release: () => {},
    send: () => new Promise(() => {}),
    turnStored: async (_offer, img_id) => image(img_id),
    pause: async () => {},
    isOffline: () => false,
    onPictures: (pictures) => void written.push(pictures),
    onTaken: () => {},
  });
  await editor.open(images, []);
  const shown = () => editor.view().pictures.map(({ hash, img_id, state }) => [hash, img_id, state]);
  return { editor, present, written, shown };
}

describe('a tab that gets pictures from another tab of the same draft', () => {
  test('shows what came there, and keeps for both what came here', async () => {
    const { editor, written, shown } = await aTab(['here', 'there'], [waiting('here')]);
    await editor.follow([waiting('there')], []);
    expect(shown()).toEqual([
      ['there', null, 'waiting'],
      ['here', null, 'waiting'],
    ]);
    expect(written.at(-1)?.map(({ hash }) => hash)).toEqual(['there', 'here']);
  });

  test('writes nothing where both have the same', async () => {
    const { editor, written } = await aTab(['one'], [waiting('one')]);
    await editor.follow([waiting('one')], []);
    expect(written).toEqual([]);
  });

  test('drops what was removed there', async () => {
    const { editor, present, written, shown } = await aTab(['one', 'two'], [waiting('one'), waiting('two')]);
    await editor.follow([waiting('one'), waiting('two')], []);
    present.delete('two');
    await editor.follow([waiting('one')], []);
    expect(shown()).toEqual([['one', null, 'waiting']]);
    expect(written).toEqual([]);
  });

  test('knows what the server has by now, also where it cannot be asked', async () => {
    const { editor, written, shown } = await aTab(['one'], [waiting('one')]);
    await editor.follow([stored('one', 7), stored('two', 8)], [image(7)]);
    expect(shown()).toEqual([
      ['one', 7, 'kept'],
      ['two', 8, 'kept'],
    ]);
    expect(editor.view().pictures.map((picture) => picture.image?.key)).toEqual(['key-7', undefined]);
    expect(written).toEqual([]);
  });
});
