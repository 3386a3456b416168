import { reportFailure } from '#kit/graphql/execute.ts';
import { isFirstLoad } from './first-load.ts';

/**
 * What browsers say of a script that did not arrive, Chromium and Firefox, then Safari; the build's own loader of a style; and the page's
 * first script of what took too long.
 */
const FILE_MISSING =
  /dynamically imported module|^Importing a module script failed|^Unable to preload CSS|^Loading chunk/;

/** Whether a piece of the page did not arrive. Where storage is blocked, the framework stumbles over that first. */
export const isFileMissing = (error: unknown): boolean =>
  error instanceof Error && (FILE_MISSING.test(error.message) || error.name === 'SecurityError');

/**
 * Logs what took a page away, and loads it anew: a file was replaced by a newer version, or a click led into a defect. A
 * defect that was met when the page was loaded would only be met again.
 *
 * @source docs/reference/screens.md, "Failing pages"
 */
export function recoverFromFailure(error: unknown): void {
  reportFailure(error);
  if (isFileMissing(error) || !isFirstLoad()) window.pageStart.anew();
}

/** The framework loads pages anew by a count of its own, kept in the storage of the tab: it shall find it used up. */
export function keepReloadsOurs(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    try {
      sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
    } catch {
      // Blocked: then it cannot count, either.
    }
  });
}
