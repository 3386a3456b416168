import { HideHomeDocument, RestoreHomesDocument, SaveHomeDocument, UnsaveHomeDocument } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import type { ToastWords } from '#kit/design/feedback/toast-store.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureToast } from '#kit/forms/form-texts.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { openSignIn } from '#kit/viewer/sign-in-store.ts';
import { currentViewer } from '#kit/viewer/viewer-store.ts';
import { isFull } from './is-full.ts';
import { type HomeList, savedHomes } from './saved-homes.ts';
import { storeWaitingAction, takeWaitingAction } from './waiting-action.ts';

/** Text ids of the toast of each change. */
const TOAST_TEXTS: Readonly<Record<HomeList, { on: string; off: string }>> = {
  favorite: { on: 'favourites.savedToast', off: 'favourites.removedToast' },
  hidden: { on: 'favourites.hiddenToast', off: 'favourites.restoredToast' },
};

/** The pending change of each home. The next change waits for it, so that the last one wins. */
const queues = new Map<string, Promise<void>>();

/**
 * Adds a home to a list of the member, or removes it. The change is shown at once, confirmed by a toast, and reverted where it fails.
 *
 * A visitor is asked to sign in; the change runs after that.
 */
export function changeHome(list: HomeList, id: number, isOn: boolean): Promise<void> {
  if (!currentViewer()) {
    if (isOn) storeWaitingAction({ list, id });
    openSignIn('login');
    return Promise.resolve();
  }
  const wasOn = savedHomes.get()[list].has(id);
  savedHomes.setExpected(list, id, isOn);
  const key = `${list} ${id}`;
  const change = (queues.get(key) ?? Promise.resolve()).then(() => send({ list, id, isOn, wasOn }));
  queues.set(key, change);
  return change.finally(() => {
    if (queues.get(key) === change) queues.delete(key);
  });
}

/** Runs the change that a visitor requested before signing in. */
export async function runWaitingAction(): Promise<void> {
  const action = takeWaitingAction();
  if (action && currentViewer()) await changeHome(action.list, action.id, true);
}

/** Unhides homes in one request. @returns whether it succeeded */
export async function restoreHomes(ids: readonly number[]): Promise<boolean> {
  for (const id of ids) savedHomes.setExpected('hidden', id, false);
  try {
    await execute(RestoreHomesDocument, { activeOfferIds: [...ids] });
    savedHomes.settle('hidden', ids);
    toasts.show('success', 'hidden', {
      text: ids.length === 1 ? 'favourites.restoredToast' : 'favourites.allRestoredToast',
    });
    return true;
  } catch (error) {
    for (const id of ids) savedHomes.takeBack('hidden', id, true);
    reportFailure(error);
    toasts.show('error', 'hidden', { text: 'favourites.hideFailed' });
    return false;
  }
}

interface Change {
  list: HomeList;
  id: number;
  isOn: boolean;
  wasOn: boolean;
}

async function send({ list, id, isOn, wasOn }: Change): Promise<void> {
  try {
    await (list === 'favorite' ? sendHeart(id, isOn) : sendHiding(id, isOn));
    savedHomes.settle(list, [id]);
    const undo = { text: 'favourites.undo', run: () => void changeHome(list, id, !isOn) };
    toasts.show('success', list, { text: TOAST_TEXTS[list][isOn ? 'on' : 'off'] }, undo);
  } catch (error) {
    savedHomes.takeBack(list, id, wasOn);
    if (error instanceof AppError && error.messageId === 'error.auth.required') {
      if (isOn) storeWaitingAction({ list, id });
      openSignIn('login');
    }
    toasts.show('error', list, failureOf(list, error));
  }
}

function failureOf(list: HomeList, error: unknown): ToastWords {
  if (isFull(error)) return { text: 'favourites.full', values: error.values };
  return list === 'hidden' ? { text: 'favourites.hideFailed' } : failureToast(error);
}

const sendHeart = (activeOfferId: number, isOn: boolean): Promise<unknown> =>
  isOn ? execute(SaveHomeDocument, { activeOfferId }) : execute(UnsaveHomeDocument, { activeOfferId });

/**
 * Hides or unhides a home. Hiding is a toggle: a home that another tab has hidden already is missing in the first answer, and a second
 * call hides it again.
 */
async function sendHiding(offerId: number, isOn: boolean): Promise<void> {
  if (!isOn) {
    await execute(RestoreHomesDocument, { activeOfferIds: [offerId] });
    return;
  }
  const { toggleUserRelation } = await execute(HideHomeDocument, { offerId });
  if (!toggleUserRelation.hidden.includes(offerId)) await execute(HideHomeDocument, { offerId });
}
