import { notFound } from '@tanstack/react-router';
import {
  MyMessagesDocument,
  type MyMessagesQuery,
  type OpenConversationFragment,
  type ThreadMessageFragment,
} from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import { foundOrNull } from '#kit/graphql/found-or-null.ts';
import { type MessagesAddress, readMessagesAddress, STATE_OF_BOX } from './messages-address.ts';

/** An open conversation, with the latest of its messages. */
export type OpenedThread = OpenConversationFragment & { messages: ThreadMessageFragment[] };

/** Data of the page of messages. */
export interface MyMessagesData {
  address: MessagesAddress;
  page: MyMessagesQuery['page'];
  counts: Readonly<Record<MessagesAddress['box'], number>>;
  thread: OpenedThread | null;
  /** When the page was requested, ISO 8601. */
  now: string;
}

/** Number of the latest messages that come with a conversation. */
export const LATEST = 30;

/** Reads the data of an address, also repeatedly while it is open. It marks no message as read. */
export async function fetchMessages(address: MessagesAddress): Promise<MyMessagesData | null> {
  const { box, text, pageNumber, id } = address;
  const filter = { conversationStatus: STATE_OF_BOX[box], text, pageNumber };
  const answer = await foundOrNull(execute(MyMessagesDocument, { filter, id: id ?? 1, isOpen: id !== null }));
  if (!answer) return null;
  const { page, inbox, marked, archived, thread } = answer;
  return {
    address,
    page,
    counts: { inbox: inbox.totalRecords, marked: marked.totalRecords, archived: archived.totalRecords },
    thread: thread?.data[0] ?? null,
    now: new Date().toISOString(),
  };
}

/** Loads the page; a conversation of others is 404. @param query without question mark */
export async function loadMyMessages(query: string, id: string | undefined): Promise<MyMessagesData> {
  const address = readMessagesAddress(query, id);
  const data = address && (await fetchMessages(address));
  if (!data) throw notFound();
  return data;
}
