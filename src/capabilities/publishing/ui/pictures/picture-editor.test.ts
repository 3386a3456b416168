import { expect, test, vi } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { PictureEditor } from './picture-editor.ts';

/** A picture editor with a connection that accepts everything, and the object URLs of the browser. */
function anEditor({ isAway = (): boolean => false, shrink = async (file: Blob): Promise<Blob> => file } = {}) {
  const files = new Map<string, Blob>();
  const held = new Set<string>();
  const sent: number[] = [];
  let made = 0;
  let drafted: string[] = [];
  let taken = 0;
  const editor = new PictureEditor({
    files: {
      keep: async (hash, file) => files.set(hash, file).has(hash),
      read: async (hash) => files.get(hash) ?? null,
      forget: async (hash) => void files.delete(hash),
      forgetAllBut: async () => {},
      forgetAll: async () => files.clear(),
    },
    shrink,
    turnFile: async () => new Blob(['turned'], { type: 'image/jpeg' }),
    hashOf: (file) => file.text(),
    urlOf: () => {
      made += 1;
      held.add(`blob:${made}`);
      return `blob:${made}`;
    },
    release: (url) => void held.delete(url),
    send: async ({ offerId }, onProgress) => {
      onProgress(1);
      if (isAway()) throw new AppError('error.unavailable', { code: 503 });
      sent.push(offerId);
      taken += 1;
      return { img_id: taken, key: `key ${taken}` };
    },
    turnStored: async () => {
      throw new AppError('error.notFound', { code: 404 });
    },
    pause: async () => {},
    isOffline: () => false,
    onPictures: (pictures) => {
      drafted = pictures.map(({ hash }) => hash);
    },
    onTaken: () => {},
  });
  const choose = (...names: string[]) =>
    editor.add(names.map((name) => new File([name], name, { type: 'image/jpeg' })));
  return { editor, held, sent, choose, files, drafted: () => drafted };
}

test('the browser holds the files of pictures that it shows, and no others', async () => {
  const { editor, held, choose } = anEditor();
  await choose('one', 'two', 'three');
  expect([...held]).toEqual(['blob:1', 'blob:2', 'blob:3']);
  await editor.turn('two');
  expect([...held]).toEqual(['blob:1', 'blob:3', 'blob:4']);
  await editor.remove('one');
  expect([...held]).toEqual(['blob:3', 'blob:4']);
  editor.start(7);
  await editor.settled();
  expect([...held]).toEqual([]);
});

test('pictures of a home that is begun anew wait for an offer of their own', async () => {
  const { editor, sent, choose } = anEditor();
  editor.start(7);
  await choose('one');
  await editor.settled();
  await editor.open([], []);
  await choose('two');
  expect(editor.view().pictures).toMatchObject([{ hash: 'two', state: 'waiting' }]);
  editor.start(8);
  await editor.settled();
  expect(sent).toEqual([7, 8]);
});

test('a server that is away for long takes nothing: pictures stay in draft and browser until all are tried again', async () => {
  let isAway = true;
  const { editor, sent, choose, files, drafted } = anEditor({ isAway: () => isAway });
  editor.start(7);
  await choose('one', 'two');
  await editor.settled();
  expect(editor.isStuck).toBe(true);
  await editor.move(0, 1);
  expect(drafted()).toEqual(['two', 'one']);
  expect([...files.keys()]).toEqual(['one', 'two']);
  isAway = false;
  editor.again('one');
  await editor.settled();
  expect(editor.view().pictures.map(({ state }) => state)).toEqual(['kept', 'kept']);
  expect(sent).toEqual([7, 7]);
});

test('with the page all are let go', async () => {
  const { editor, held, choose } = anEditor();
  await choose('one', 'two');
  editor.stop();
  expect([...held]).toEqual([]);
});

test('all chosen pictures are shown at once, and prepared one after another', async () => {
  const waiting: (() => void)[] = [];
  const shrink = (file: Blob) => new Promise<Blob>((resolve) => waiting.push(() => resolve(file)));
  const { editor, choose, drafted } = anEditor({ shrink });
  const states = () => editor.view().pictures.map(({ hash, state }) => `${hash} ${state}`);
  const chosen = choose('one', 'two', 'three', 'one');
  await vi.waitFor(() => expect(states()).toEqual(['one preparing', 'two preparing', 'three preparing']));
  expect(waiting).toHaveLength(1);
  await editor.remove('two');
  waiting[0]?.();
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.();
  await chosen;
  expect(states()).toEqual(['one waiting', 'three waiting']);
  expect(drafted()).toEqual(['one', 'three']);
  expect(waiting).toHaveLength(2);
});

test('a file that cannot be read is refused, and the others are prepared', async () => {
  const shrink = async (file: Blob): Promise<Blob> => {
    if ((await file.text()) === 'broken') throw new Error('no picture');
    return file;
  };
  const { editor, choose } = anEditor({ shrink });
  await choose('broken', 'whole');
  expect(editor.view().refused).toMatchObject([{ name: 'broken', failure: { messageId: 'error.upload.image' } }]);
  expect(editor.view().pictures.map(({ hash, state }) => [hash, state])).toEqual([['whole', 'waiting']]);
  editor.start(7);
  await editor.settled();
});
