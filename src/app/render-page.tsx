import type { AnyRouter } from '@tanstack/react-router';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { defineHandlerCallback, getResponseStatus, StartServer } from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';
import { AppError, type ErrorValues } from '#kernel/app-error.ts';

/**
 * The element by which the framework passes the page's nonce to its scripts. Ours add no inline scripts, and browsers do not hide an
 * attribute `content`: a style, or injected markup, could read it.
 */
const NONCE_FOR_SCRIPTS = /<meta property="csp-nonce"[^<>]*>/;

const OK = 200;
/** Least status that means a fault of the server. */
const FIRST_FAULT = 500;

/**
 * Renders a page in one piece: a fifth faster than streaming, and compressible as one. The response holds the text itself; a plain
 * response would encode it for a reader that needs the text.
 */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const markup = renderToString(<StartServer router={router} />);
    const html = await transformHtmlStringWithRouter(router, markup.replace(NONCE_FOR_SCRIPTS, ''));
    const { status, retryAfter } = outcomeOf(router);
    if (retryAfter) responseHeaders.set('retry-after', String(retryAfter));
    return new PageResponse(html, { status, headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/**
 * The status of a page: that of an expected failure (the framework handles defects only), else the one that the page set. The
 * framework would set that one on a copy of the response, and the copy has no text.
 */
function outcomeOf(router: AnyRouter): { status: number; retryAfter?: ErrorValues[string] } {
  const failure = router.state.matches.map(({ error }) => error).find((error) => error instanceof AppError);
  const ofRouter = getSsrStatus(router);
  const status = ofRouter === OK ? (getResponseStatus() ?? OK) : ofRouter;
  if (!failure || status < FIRST_FAULT) return { status };
  return { status: failure.code, ...(failure.values.retryAfter && { retryAfter: failure.values.retryAfter }) };
}

/** A response that returns the text it was made of. */
class PageResponse extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.#html = html;
  }

  override async text(): Promise<string> {
    return this.#html;
  }
}
