import { PAGE_PARTS } from '#generated/page-parts.ts';
import { SERVER_PARTS } from '#generated/server-parts.ts';

/**
 * A part of the texts that only some pages need, as a manifest brings it. Browsers fetch one with a route that names it
 * (`staticData: { texts: ['home'] }`) or with a piece of a page that brings it (`withTexts`).
 */
export type PagePart = (typeof PAGE_PARTS)[number];

/** All parts, each a folder of `locales/`: `base` comes with every page, the server alone reads `mail` (the frame of all mails) and its parts. */
export const MESSAGE_PARTS = ['base', 'mail', ...SERVER_PARTS, ...PAGE_PARTS] as const;

/** Name of a part of the texts. */
export type MessagePart = (typeof MESSAGE_PARTS)[number];
