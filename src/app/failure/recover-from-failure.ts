import { reportFailure } from '#kit/graphql/execute.ts';
import { isFirstLoad } from './first-load.ts';

/**
 * Messages of browsers about a script that failed to load, Chromium and Firefox, then Safari; of the build's own loader of a style;
 * and of the page's first script about a time-out.
 */
const FILE_MISSING =
  /dynamically imported module|^Importing a module script failed|^Unable to preload CSS|^Loading chunk/;

/** Whether a piece of the page failed to load. Where storage is blocked, the framework's own error about it comes first. */
export const isFileMissing = (error: unknown): boolean =>
  error instanceof Error && (FILE_MISSING.test(error.message) || error.name === 'SecurityError');

/**
 * Logs the failure of a page, and loads it anew: a file was replaced by a newer version, or a click led into a defect. A defect on the
 * first load is not retried: it would only happen again.
 *
 * @source docs/reference/screens.md, "Failing pages"
 */
export function recoverFromFailure(error: unknown): void {
  reportFailure(error);
  if (isFileMissing(error) || !isFirstLoad()) window.pageStart.anew();
}

/** The framework reloads pages by a count of its own, stored in the tab: this uses that count up. */
export function disableFrameworkReloads(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    try {
      sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
    } catch {
      // Blocked: the framework cannot count either.
    }
  });
}
