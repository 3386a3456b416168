import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { setResponseStatus } from '@tanstack/react-start/server';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#kernel/locale.ts';
import type { SiteLinks } from '#kernel/site-links.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import type { Messages } from '../i18n/message.ts';
import type { OwnTextsIndex } from '../i18n/own-texts.ts';
import { type ApiAnswer, postGraphql, resultOf, type TypedDocument } from './transport.ts';

/** Context of a page request, as the web server passes it to the pages. */
export interface PageRequestContext {
  /** Runs an operation in process: same resolvers and rules as over HTTP. */
  graphql(query: string, variables: object): Promise<ApiAnswer>;
  /** Scheme and host as visitors know them. */
  origin: string;
  /** The language of this page: that of its address, else the visitor's. */
  locale: Locale;
  /** Whether the request comes from a declared program: a search engine, a preview. */
  isBot: boolean;
  /** The member who is signed in. */
  viewer: Viewer | null;
  /** Texts of the installation, and where browsers find them; null without any. */
  ownTexts: PageOwnTexts | null;
  /** Other sites of the operator. */
  siteLinks: SiteLinks;
  /** The nonce without which no inline script of this page runs. */
  nonce: string;
  /** The id of the request in the log. */
  requestId: string;
  /** Writes a failure into the log of the request. */
  report(error: unknown): void;
}

/** Texts that an installation has in place of the product's. */
export interface PageOwnTexts {
  texts: Readonly<Partial<Record<Locale, Messages>>>;
  index: OwnTextsIndex;
}

const requestContext = (): PageRequestContext => getGlobalStartContext() as unknown as PageRequestContext;

type Execute = <Result, Variables extends object>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

/**
 * Runs a page's operation: in process on the server, by POST /graphql in the browser.
 *
 * @throws AppError of the first error in the answer
 */
export const execute = createIsomorphicFn()
  .server((async (document, variables) =>
    resultOf(await requestContext().graphql(String(document), variables))) as Execute)
  .client(((document, variables) => postGraphql(document, variables)) as Execute) as Execute;

/** Scheme and host of the product, for absolute addresses. */
export const pageOrigin = createIsomorphicFn()
  .server(() => requestContext().origin)
  .client(() => window.location.origin);

/**
 * The current language: on the server that of the requested page, in the browser that of the document, whose texts are loaded. The browser's
 * cookie `lang` decides nothing here: the server has read it.
 */
export const currentLocale = createIsomorphicFn()
  .server(() => requestContext().locale)
  .client((): Locale => {
    const language = document.documentElement.lang.slice(0, 2);
    return isLocale(language) ? language : DEFAULT_LOCALE;
  });

/** The member who is signed in at the request of this page; browsers hold that state in `kit/viewer`. */
export const pageViewer = createIsomorphicFn()
  .server(() => requestContext().viewer)
  .client(() => null);

/** Texts of the installation for rendering this page; a browser fetches them by the index alone. */
export const pageOwnTexts = createIsomorphicFn()
  .server((): PageOwnTexts['texts'] => requestContext().ownTexts?.texts ?? {})
  .client((): PageOwnTexts['texts'] => ({}));

/** Where browsers find texts of the installation; null without any. */
export const ownTextsIndex = createIsomorphicFn()
  .server((): OwnTextsIndex | null => requestContext().ownTexts?.index ?? null)
  .client((): OwnTextsIndex | null => null);

/** Name of the `<meta>` of pages that were made for a known bot. */
export const BOT_META = 'bot';

/** Whether this page was made for a known bot. */
export const isPageForBot = createIsomorphicFn()
  .server(() => requestContext().isBot)
  .client(() => document.querySelector(`meta[name=${BOT_META}]`) !== null);

/** Name of the `<meta>` that holds the id of the page's request. */
export const REQUEST_META = 'request-id';

let requestOfDocument: string | null | undefined;

/** The id of this page's request in the log; null if the document has none. */
export const pageRequestId = createIsomorphicFn()
  .server((): string | null => requestContext().requestId)
  .client((): string | null => {
    requestOfDocument ??= document.querySelector<HTMLMetaElement>(`meta[name=${REQUEST_META}]`)?.content ?? null;
    return requestOfDocument;
  });

/** The nonce of this answer's inline scripts; the browser hides it from scripts, so there it is undefined. */
export const pageNonce = createIsomorphicFn()
  .server((): string | undefined => requestContext().nonce)
  .client((): string | undefined => undefined);

/** Sets the status of this page's answer other than 200; without effect in the browser. */
export const setPageStatus = createIsomorphicFn()
  .server((status: number) => setResponseStatus(status))
  .client((_status: number) => {});

/** Logs a failure of a page: in the server's log, or the console of the browser. */
export const reportFailure = createIsomorphicFn()
  .server((error: unknown) => requestContext().report(error))
  .client((error: unknown) => console.error(error));
