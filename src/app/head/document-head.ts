import type { PageHead } from '#kit/head/page-head.ts';

/** The elements that `pageHead` writes; all others in the head of a document belong to every page. */
const OF_PAGE = 'meta[property^="og:"], meta[name="description"], meta[name="keywords"], meta[name="robots"]';
const LINKS = 'link[rel="canonical"], link[rel="alternate"]';
const SCRIPTS = 'script[type="application/ld+json"]';

/** Attributes that the page wrote; the router adds its own. */
const WRITTEN = ['name', 'property', 'content', 'rel', 'hreflang', 'type', 'title', 'href'];

/** Reads the head of the server's document, so that it need not be sent twice. */
export function documentHead(document: Pick<Document, 'title' | 'querySelectorAll'>): PageHead {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  return {
    meta: [{ title: document.title }, ...all(OF_PAGE).map(attributesOf)],
    links: all(LINKS).map(attributesOf),
    scripts: all(SCRIPTS).map(({ textContent }) => ({ type: 'application/ld+json', children: textContent ?? '' })),
  };
}

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(
    WRITTEN.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [[name === 'hreflang' ? 'hrefLang' : name, value]];
    }),
  );
