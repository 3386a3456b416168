import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';

/** Lists of the page, in their order: waiting offers, open reports, decided reports, and conversations. */
export const MODERATION_LISTS = ['waiting', 'reports', 'decided', 'conversations'] as const;

/** A list of the page. */
export type ModerationList = (typeof MODERATION_LISTS)[number];

/** The view of an address: an offer, or a page of a list. */
export type ModerationView = { offerId: number } | { list: ModerationList; page: number };

const LARGEST_ID = 2_147_483_647;
const LARGEST_PAGE = 1_000;

const numberIn = (text: string | null, largest: number): number | null => {
  const number = Number(text ?? '');
  return /^\d{1,10}$/.test(text ?? '') && number >= 1 && number <= largest ? number : null;
};

/** The view of an address; the first page of waiting offers by default. @param query without question mark */
export function readView(query: string): ModerationView {
  const asked = new URLSearchParams(query);
  const offerId = numberIn(asked.get('offer'), LARGEST_ID);
  if (offerId !== null) return { offerId };
  const list = MODERATION_LISTS.find((each) => each === asked.get('list')) ?? 'waiting';
  return { list, page: numberIn(asked.get('page'), LARGEST_PAGE) ?? 1 };
}

/** The address of a page of a list. */
export function listHref(list: ModerationList, locale: Locale, page = 1): string {
  const query = new URLSearchParams({
    ...(list !== 'waiting' && { list }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${buildPath('moderation', locale)}${query && `?${query}`}`;
}

/** The address of an offer under review. */
export const caseHref = (offerId: number, locale: Locale): string =>
  `${buildPath('moderation', locale)}?offer=${offerId}`;
