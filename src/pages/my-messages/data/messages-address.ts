import { CONVERSATION_LIMITS, ConversationState } from '#capabilities/conversations/conversation.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';

/** The boxes, in their order. */
export const BOXES = ['inbox', 'marked', 'archived'] as const;
export type MessageBox = (typeof BOXES)[number];

/** The state that a box filters by; the inbox includes marked ones as well. */
export const STATE_OF_BOX: Readonly<Record<MessageBox, ConversationState>> = {
  inbox: ConversationState.Active,
  marked: ConversationState.Marked,
  archived: ConversationState.Archived,
};

/** The state of the page in its address. */
export interface MessagesAddress {
  box: MessageBox;
  /** Search text; empty for all. */
  text: string;
  /** From 1. */
  pageNumber: number;
  /** The open conversation; null for the list alone. */
  id: number | null;
}

/** The inbox, on its first page. */
export const FIRST_ADDRESS: MessagesAddress = { box: 'inbox', text: '', pageNumber: 1, id: null };

const LARGEST_ID = 2_147_483_647;
const LARGEST_PAGE = 1_000;

const numberIn = (text: string | null | undefined, largest: number): number | null => {
  const number = Number(text ?? '');
  return /^\d{1,10}$/.test(text ?? '') && number >= 1 && number <= largest ? number : null;
};

/**
 * The state of an address; null if its id is invalid.
 *
 * @param query without question mark
 * @param id as it is in the path
 */
export function readMessagesAddress(query: string, id: string | undefined): MessagesAddress | null {
  const asked = new URLSearchParams(query);
  const opened = numberIn(id, LARGEST_ID);
  if (id !== undefined && opened === null) return null;
  return {
    box: BOXES.find((box) => box === asked.get('box')) ?? FIRST_ADDRESS.box,
    text: (asked.get('text') ?? '').trim().slice(0, CONVERSATION_LIMITS.searchText),
    pageNumber: numberIn(asked.get('pageNumber'), LARGEST_PAGE) ?? 1,
    id: opened,
  };
}

/** The address of the page with another state; default values are not written. */
export function messagesHref(locale: Locale, { box, text, pageNumber, id }: MessagesAddress): string {
  const query = new URLSearchParams({
    ...(box !== FIRST_ADDRESS.box && { box }),
    ...(text !== '' && { text }),
    ...(pageNumber > 1 && { pageNumber: String(pageNumber) }),
  }).toString();
  return `${buildPath('myMessages', locale, id === null ? {} : { id: String(id) })}${query && `?${query}`}`;
}
