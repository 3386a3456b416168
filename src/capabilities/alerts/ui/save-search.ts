import { DeleteSearchesDocument, SaveSearchDocument, type SearchInput } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import type { AlertFilter } from '../alert.ts';
import { searchInput, searchKey } from './alert-search.ts';
import { forgetSaved, rememberSaved } from './saved-alerts.ts';
import { visitorHint } from './visitor-hint.ts';

const CONFLICT = 409;

/** Values that the user enters when saving a search. */
export type SaveSearchValues = Pick<SearchInput, 'name' | 'notification' | 'email'>;

/** Why a search was not saved. `full`: the quota is reached. */
export type SaveProblem = { kind: 'full'; limit: number; used: number } | { kind: 'failed' };

/**
 * Saves a search and shows a toast with an undo action, or one with the failure. A full quota shows no toast; the caller handles it.
 *
 * @returns null when the search is saved
 */
export async function saveSearch(filter: AlertFilter, values: SaveSearchValues): Promise<SaveProblem | null> {
  try {
    const search = searchInput(filter, values);
    const { createSearch } = await execute(SaveSearchDocument, { search, visitorId: visitorHint() });
    rememberSaved(createSearch.id, searchKey(filter));
    const undo = { text: 'alerts.undo', run: () => void removeSearches([createSearch.id]) };
    toasts.show('success', 'alert', { text: values.email ? 'alerts.savedAsked' : 'alerts.saved' }, undo);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === CONFLICT && 'limit' in error.values)
      return { kind: 'full', limit: Number(error.values.limit), used: Number(error.values.used) };
    reportFailure(error);
    toasts.show('error', 'alert', { text: 'alerts.saveFailed' });
    return { kind: 'failed' };
  }
}

/** Deletes saved searches and shows a toast with the result. @returns whether they are deleted */
export async function removeSearches(ids: readonly string[]): Promise<boolean> {
  try {
    await execute(DeleteSearchesDocument, { ids: [...ids] });
  } catch (error) {
    // A search that is missing is deleted already, as when an earlier answer was lost.
    if (!(error instanceof AppError && error.messageId === 'error.notFound' && ids.length === 1)) {
      reportFailure(error);
      toasts.show('error', 'alert', { text: 'alerts.deleteFailed' });
      return false;
    }
  }
  forgetSaved(ids);
  toasts.show('success', 'alert', { text: 'alerts.deleted', values: { count: ids.length } });
  return true;
}
