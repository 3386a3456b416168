import { expect, test } from 'vitest';
import { ChangeLog } from './change-log.ts';
import { type BuiltAnswer, PAGE_CACHE_RULES, PageCache } from './page-cache.ts';

interface TestPage {
  text: string;
}

/** Pages with the content of the database, which changes by `write` and is seen by a look. */
function cachedPages(rules: Partial<typeof PAGE_CACHE_RULES> = {}) {
  const changeLog = new ChangeLog();
  const database = { text: 'first', isChanged: false, answers: Promise.resolve() as Promise<unknown> };
  const pages = new PageCache<TestPage>({ ...PAGE_CACHE_RULES, room: 1e6, ...rules }, async () => {
    const { isChanged } = database;
    database.isChanged = false;
    await database.answers;
    if (isChanged) changeLog.changed(['text']);
  });
  let built = 0;
  const build = async (work: Promise<unknown> = Promise.resolve()): Promise<BuiltAnswer<TestPage>> => {
    const stored = { dependencies: [changeLog.dependencyOn('text')], size: 1, asOfMs: performance.now() };
    const page = { text: database.text };
    built += 1;
    await work;
    return { answer: page, metadata: stored };
  };
  return {
    pages,
    build,
    write: (text: string) => Object.assign(database, { text, isChanged: true }),
    answering: (answers: Promise<unknown>) => Object.assign(database, { answers }),
    ask: async (work?: Promise<unknown>) => (await pages.known('a')) ?? (await pages.built('a', () => build(work))),
    builds: () => built,
    counts: () => pages.counts,
  };
}

/** A promise that the test resolves. */
const pending = () => Promise.withResolvers<void>();

test('a page is made once and given until the database says something else', async () => {
  const { ask, write, builds, counts } = cachedPages();
  expect([await ask(), await ask()]).toEqual([{ text: 'first' }, { text: 'first' }]);
  expect(builds()).toBe(1);
  write('second');
  expect([await ask(), await ask()]).toEqual([{ text: 'second' }, { text: 'second' }]);
  expect([builds(), counts()]).toEqual([2, { known: 2, unchecked: 0, built: 2 }]);
});

test('however many ask at once, a page is made once', async () => {
  const { ask, builds } = cachedPages();
  const work = pending();
  const asked = Array.from({ length: 20 }, () => ask(work.promise));
  await new Promise((resolve) => setTimeout(resolve));
  work.resolve();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([{ text: 'first' }]));
  expect(builds()).toBe(1);
});

test('a request after a change gets no page that was begun before it', async () => {
  const { ask, write, builds } = cachedPages();
  const work = pending();
  const before = ask(work.promise);
  await new Promise((resolve) => setTimeout(resolve));
  write('second');
  const after = Array.from({ length: 5 }, () => ask());
  await new Promise((resolve) => setTimeout(resolve));
  work.resolve();
  expect(await before).toEqual({ text: 'first' });
  expect(await Promise.all(after)).toEqual(after.map(() => ({ text: 'second' })));
  expect(builds()).toBe(2);
});

test('a page that cannot be made is tried again by the next', async () => {
  const { pages, build, builds } = cachedPages();
  await expect(pages.built('a', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await pages.built('a', build)).toEqual({ text: 'first' });
  expect(builds()).toBe(1);
});

test('those who come while a page is made that fails are not refused with it', async () => {
  const { pages, build } = cachedPages();
  const work = pending();
  const first = pages.built('a', () => work.promise.then(() => build()));
  await new Promise((resolve) => setTimeout(resolve));
  const second = pages.built('a', build);
  work.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(await second).toEqual({ text: 'first' });
});

test('a page whose dependencies are unknown is not cached', async () => {
  const { pages } = cachedPages();
  await pages.built('a', async () => ({ answer: { text: 'once' }, metadata: null }));
  expect(await pages.known('a')).toBeNull();
  expect([...pages.entries()]).toEqual([]);
});

test('while a check takes long, a page is given that was right a moment ago', async () => {
  const { ask, answering, write, counts } = cachedPages({ longestLookMs: 5 as 100 });
  await ask();
  write('second');
  const look = pending();
  answering(look.promise);
  expect(await ask()).toEqual({ text: 'first' });
  expect(counts()).toEqual({ known: 0, unchecked: 1, built: 1 });
  look.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await ask()).toEqual({ text: 'second' });
});

test('one that was right long ago is not given: the request waits', async () => {
  const { ask, answering, write, counts } = cachedPages({ longestLookMs: 1 as 100, oldestMs: -1 as 5_000 });
  await ask();
  write('second');
  const look = pending();
  answering(look.promise);
  const asked = ask();
  await new Promise((resolve) => setTimeout(resolve, 20));
  look.resolve();
  expect(await asked).toEqual({ text: 'second' });
  expect(counts()).toEqual({ known: 0, unchecked: 0, built: 2 });
});

test('when the database goes away, a recent page is given, and an old one is not', async () => {
  const { promise: away, reject } = Promise.withResolvers<void>();
  away.catch(() => {});
  reject(new Error('away'));
  const { ask, answering } = cachedPages();
  await ask();
  answering(away);
  expect(await ask()).toEqual({ text: 'first' });
  const strict = cachedPages({ oldestMs: -1 as 5_000 });
  await strict.ask();
  strict.answering(away);
  await expect(strict.ask()).rejects.toThrow('away');
});

test('a page is not cached for longer than its time', async () => {
  const { pages, ask } = cachedPages({ longestMs: 20 as 600_000 });
  await ask();
  expect(await pages.known('a')).not.toBeNull();
  await expect.poll(() => pages.known('a')).toBeNull();
});
