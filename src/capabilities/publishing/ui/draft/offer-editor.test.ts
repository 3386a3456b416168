import { describe, expect, test } from 'vitest';
import type { EditedOfferFragment } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { type DraftReadResult, newDraft, type OfferDraft } from './offer-draft.ts';
import { OfferEditor } from './offer-editor.ts';
import { blankForm, contentOf, type OfferForm } from './offer-form.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const FORM: OfferForm = { ...blankForm(1), title: 'At the lake' };

/** A simulated server with one offer, and a browser with one draft; timers run on command. */
function aWorld() {
  let offer: EditedOfferFragment | null = null;
  let draft: OfferDraft | null = null;
  let isOffline = false;
  const timers = new Set<() => void>();
  const sent: Record<string, unknown>[] = [];
  const write = (input: Record<string, unknown>): EditedOfferFragment => {
    const content = {
      ...contentOf(FORM),
      images: [],
      isPaid: false,
      endDate: null,
      reviewComment: null,
      suspensionReason: null,
    };
    const before = offer ?? { ...content, id: 7, status: 0, version: 0, localStoreId: null, updatedAt: '' };
    offer = {
      ...before,
      ...input,
      id: 7,
      version: before.version + 1,
      updatedAt: NOW.toISOString(),
    } as EditedOfferFragment;
    return offer;
  };
  const connection = {
    store: {
      read: (): DraftReadResult => ({ state: 'none' }),
      keep: (stored: OfferDraft) => {
        draft = stored;
        return true;
      },
      forget: () => {
        draft = null;
      },
      onOther: () => () => {},
    },
    save: async (input: object) => {
      if (isOffline) throw new AppError('error.unavailable', { code: 503 });
      const asked = input as Record<string, unknown>;
      sent.push(asked);
      if (offer && asked.id !== undefined && asked.version !== offer.version)
        throw new AppError('error.status.changed', { code: 409 });
      return write(asked);
    },
    read: async () => offer as EditedOfferFragment,
    later: (work: () => void) => {
      const run = (): void => {
        timers.delete(run);
        work();
      };
      timers.add(run);
      return () => void timers.delete(run);
    },
    now: () => NOW,
  };
  const pass = async (): Promise<void> => {
    for (const run of [...timers]) run();
    for (let turn = 0; turn < 30; turn++) await Promise.resolve();
  };
  const open = (form: OfferForm = blankForm(1), savesItself = true) =>
    new OfferEditor(connection, newDraft('draft-one-1', { form, now: NOW }), savesItself);
  return {
    open,
    pass,
    sent,
    write,
    stored: () => draft,
    goOffline: (off: boolean) => {
      isOffline = off;
    },
  };
}

describe('an offer in its editor', () => {
  test('of a visitor stays in the browser, and goes to the server after signing in', async () => {
    const { open, pass, sent, stored } = aWorld();
    const editor = open();
    editor.write(FORM);
    await pass();
    expect([sent.length, editor.view().saving, stored()?.property.title]).toEqual([0, 'visitor', 'At the lake']);
    editor.join(5);
    await pass();
    expect(sent[0]).toMatchObject({ localStoreId: 'draft-one-1', title: 'At the lake' });
    expect(editor.view()).toMatchObject({ saving: 'saved', draft: { offerId: 7, property: { userId: 5 } } });
  });

  test('in which nothing is written makes no offer', async () => {
    const { open, pass, sent } = aWorld();
    open().join(5);
    await pass();
    expect(sent).toEqual([]);
  });

  test('sends what is right and keeps what is wrong until it is mended', async () => {
    const { open, pass, sent } = aWorld();
    const editor = open();
    editor.join(5);
    editor.write({ ...FORM, buildIn: 12 });
    await pass();
    expect(sent[0]).not.toHaveProperty('buildIn');
    editor.write({ ...FORM, buildIn: 1998 });
    await pass();
    expect(sent[1]).toMatchObject({ id: 7, version: 1, buildIn: 1998 });
  });

  test('of which only the pictures changed on the server goes on by itself', async () => {
    const { open, pass, write, sent } = aWorld();
    const editor = open(FORM);
    editor.join(5);
    await pass();
    write({ images: [{ img_id: 3, key: 'k', width: 1, height: 1, color: '#000000', title: null, isPlan: false }] });
    editor.write({ ...FORM, title: 'Nearer to the lake' });
    await pass();
    expect(editor.view()).toMatchObject({ saving: 'saved', other: null });
    expect(sent.at(-1)).toMatchObject({ title: 'Nearer to the lake', images: [{ img_id: 3 }] });
  });

  test('that was changed elsewhere, too, shows both and sends nothing until one is chosen', async () => {
    const { open, pass, write, sent } = aWorld();
    const editor = open(FORM);
    editor.join(5);
    await pass();
    write({ title: 'From the phone' });
    editor.write({ ...FORM, title: 'From the desk' });
    await pass();
    expect(editor.view()).toMatchObject({
      draft: { property: { title: 'From the desk' } },
      other: { form: { title: 'From the phone' } },
    });
    const before = sent.length;
    editor.write({ ...FORM, title: 'From the desk again' });
    await pass();
    expect(sent.length).toBe(before);
    editor.swap();
    expect(editor.view()).toMatchObject({
      draft: { property: { title: 'From the phone' } },
      other: { form: { title: 'From the desk again' } },
    });
    editor.swap();
    editor.settle();
    await pass();
    expect(sent.at(-1)).toMatchObject({ title: 'From the desk again', version: 2 });
    expect(editor.view()).toMatchObject({ saving: 'saved', other: null });
  });

  test('is stored on this device while the connection is broken', async () => {
    const { open, pass, sent, goOffline, stored } = aWorld();
    const editor = open(FORM);
    editor.join(5);
    goOffline(true);
    await pass();
    expect(editor.view().saving).toBe('device');
    expect(stored()?.property.title).toBe('At the lake');
    goOffline(false);
    editor.retry();
    await pass();
    expect([editor.view().saving, sent.length]).toEqual(['saved', 1]);
  });

  test('shows the text of another tab, unless the member is typing here: then both', async () => {
    const { open, pass } = aWorld();
    const editor = open(FORM);
    const other = newDraft('draft-one-1', { form: { ...FORM, title: 'From the other tab' }, now: NOW });
    editor.onOtherTab(other);
    expect(editor.view().draft.property.title).toBe('From the other tab');
    editor.write({ ...FORM, title: 'Typed here' });
    editor.onOtherTab(other);
    expect(editor.view()).toMatchObject({
      draft: { property: { title: 'Typed here' } },
      other: { form: { title: 'From the other tab' } },
    });
    await pass();
  });

  test('of which a visitor chose one of two versions is still stored in the browser alone', async () => {
    const { open, pass, sent } = aWorld();
    const editor = open(FORM);
    editor.write({ ...FORM, title: 'Typed here' });
    editor.onOtherTab(newDraft('draft-one-1', { form: { ...FORM, title: 'From the other tab' }, now: NOW }));
    editor.swap();
    editor.settle();
    await pass();
    expect(editor.view()).toMatchObject({ saving: 'visitor', other: null });
    expect([editor.view().draft.property.title, sent.length]).toEqual(['From the other tab', 0]);
  });

  test('shows nothing of another member who signed in in another tab', async () => {
    const { open, pass } = aWorld();
    const editor = open(FORM);
    editor.join(5);
    editor.onOtherTab(newDraft('draft-one-1', { form: { ...FORM, title: 'Of another' }, now: NOW, userId: 6 }));
    expect(editor.view()).toMatchObject({ draft: { property: { title: 'At the lake', userId: 5 } }, other: null });
    await pass();
  });

  test('that is online goes to the server at a word alone', async () => {
    const { open, pass, sent, stored } = aWorld();
    const editor = open(FORM, false);
    editor.join(5);
    editor.write({ ...FORM, title: 'Online' });
    await pass();
    expect([sent.length, stored()?.property.title]).toEqual([0, 'Online']);
    expect(await editor.saveNow()).toBe(7);
    expect(sent).toMatchObject([{ title: 'Online' }]);
  });

  test('that is done leaves nothing in the browser', async () => {
    const { open, pass, stored } = aWorld();
    const editor = open(FORM);
    editor.write({ ...FORM, title: 'Done' });
    await pass();
    editor.finish();
    await pass();
    expect(stored()).toBeNull();
  });
});
