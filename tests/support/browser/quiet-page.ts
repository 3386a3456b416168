import type { Page, Request } from 'playwright-core';

/** How long nothing may have been asked for, milliseconds: a fifth of what the browser's own `networkidle` waits. */
const QUIET_MS = 100;

/** Sees what a page asks for. Begun before the page is opened. */
export function watchRequests(page: Page): { untilQuiet(): Promise<void>; end(): void } {
  const underWay = new Set<Request>();
  let lastMs = performance.now();
  const begun = (request: Request): void => {
    underWay.add(request);
  };
  const ended = (request: Request): void => {
    underWay.delete(request);
    lastMs = performance.now();
  };
  page.on('request', begun);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    untilQuiet: async () => {
      while (underWay.size > 0 || performance.now() - lastMs < QUIET_MS)
        await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 4));
    },
    end: () => {
      page.off('request', begun);
      page.off('requestfinished', ended);
      page.off('requestfailed', ended);
    },
  };
}
