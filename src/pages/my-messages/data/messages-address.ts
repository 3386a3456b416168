import { CONVERSATION_LIMITS, ConversationState } from '#capabilities/conversations/conversation.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';

/** The boxes, in their order. */
export const BOXES = ['inbox', 'marked', 'archived'] as const;
export type MessageBox = (typeof BOXES)[number];

/** The state that a box asks for; the inbox has those that are marked as well. */
export const STATE_OF_BOX: Readonly<Record<MessageBox, ConversationState>> = {
  inbox: ConversationState.Active,
  marked: ConversationState.Marked,
  archived: ConversationState.Archived,
};

/** What an address asks of the page. */
export interface MessagesAddress {
  box: MessageBox;
  /** Words that are looked for; empty for all. */
  text: string;
  /** From 1. */
  pageNumber: number;
  /** The conversation that is open; null where the list stands alone. */
  id: number | null;
}

/** The inbox, from its beginning. */
export const FIRST_ADDRESS: MessagesAddress = { box: 'inbox', text: '', pageNumber: 1, id: null };

const LARGEST_ID = 2_147_483_647;
const LARGEST_PAGE = 1_000;

const numberIn = (text: string | null | undefined, largest: number): number | null => {
  const number = Number(text ?? '');
  return /^\d{1,10}$/.test(text ?? '') && number >= 1 && number <= largest ? number : null;
};

/**
 * What an address asks for; null for one with an id that is none.
 *
 * @param query without question mark
 * @param id as it stands in the path
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

/** The address of the page with something else; what is as usual is not written. */
export function messagesHref(locale: Locale, { box, text, pageNumber, id }: MessagesAddress): string {
  const query = new URLSearchParams({
    ...(box !== FIRST_ADDRESS.box && { box }),
    ...(text !== '' && { text }),
    ...(pageNumber > 1 && { pageNumber: String(pageNumber) }),
  }).toString();
  return `${buildPath('myMessages', locale, id === null ? {} : { id: String(id) })}${query && `?${query}`}`;
}
