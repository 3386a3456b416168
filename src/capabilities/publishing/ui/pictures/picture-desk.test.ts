import { expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { PictureDesk } from './picture-desk.ts';

/** A desk whose line takes everything, and the addresses by which the browser holds files. */
function aDesk({ isAway = (): boolean => false } = {}) {
  const files = new Map<string, Blob>();
  const held = new Set<string>();
  const sent: number[] = [];
  let made = 0;
  let drafted: string[] = [];
  let taken = 0;
  const desk = new PictureDesk({
    files: {
      keep: async (hash, file) => files.set(hash, file).has(hash),
      read: async (hash) => files.get(hash) ?? null,
      forget: async (hash) => void files.delete(hash),
      forgetAllBut: async () => {},
      forgetAll: async () => files.clear(),
    },
    shrink: async (file) => file,
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
    turnKept: async () => {
      throw new AppError('error.notFound', { code: 404 });
    },
    pause: async () => {},
    isOffline: () => false,
    onPictures: (pictures) => {
      drafted = pictures.map(({ hash }) => hash);
    },
    onTaken: () => {},
  });
  const choose = (...names: string[]) => desk.add(names.map((name) => new File([name], name, { type: 'image/jpeg' })));
  return { desk, held, sent, choose, files, drafted: () => drafted };
}

test('the browser holds the files of pictures that it shows, and no others', async () => {
  const { desk, held, choose } = aDesk();
  await choose('one', 'two', 'three');
  expect([...held]).toEqual(['blob:1', 'blob:2', 'blob:3']);
  await desk.turn('two');
  expect([...held]).toEqual(['blob:1', 'blob:3', 'blob:4']);
  await desk.remove('one');
  expect([...held]).toEqual(['blob:3', 'blob:4']);
  desk.start(7);
  await desk.settled();
  expect([...held]).toEqual([]);
});

test('pictures of a home that is begun anew wait for an offer of their own', async () => {
  const { desk, sent, choose } = aDesk();
  desk.start(7);
  await choose('one');
  await desk.settled();
  await desk.open([], []);
  await choose('two');
  expect(desk.view().pictures).toMatchObject([{ hash: 'two', state: 'waiting' }]);
  desk.start(8);
  await desk.settled();
  expect(sent).toEqual([7, 8]);
});

test('a server that is away for long takes nothing: pictures stay in draft and browser until all are tried again', async () => {
  let isAway = true;
  const { desk, sent, choose, files, drafted } = aDesk({ isAway: () => isAway });
  desk.start(7);
  await choose('one', 'two');
  await desk.settled();
  expect(desk.isStuck).toBe(true);
  await desk.move(0, 1);
  expect(drafted()).toEqual(['two', 'one']);
  expect([...files.keys()]).toEqual(['one', 'two']);
  isAway = false;
  desk.again('one');
  await desk.settled();
  expect(desk.view().pictures.map(({ state }) => state)).toEqual(['kept', 'kept']);
  expect(sent).toEqual([7, 7]);
});

test('with the page all are let go', async () => {
  const { desk, held, choose } = aDesk();
  await choose('one', 'two');
  desk.stop();
  expect([...held]).toEqual([]);
});
