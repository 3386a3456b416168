import { randomUUID } from 'node:crypto';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aBrowser, refusalOf, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { asHuman } from '#tests/support/product/human.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { type GraphqlAnswer, TEST_NOW, type TestApp } from '#tests/support/product/test-app.ts';

/** A message as its sender or reader asks for it. */
export interface AskedMessage {
  id: number;
  conversationId: number;
  status: number;
  messageText: string;
  isMine: boolean;
  isBeingChecked: boolean;
  signs: string[];
  fromUser: AskedPerson | null;
  toUser: AskedPerson | null;
}

/** A participant of a conversation. */
export interface AskedPerson {
  id: number | null;
  displayName: string;
  lastName: string | null;
  email: string | null;
  phone: string | null;
}

/** A conversation as a member asks for it. */
export interface AskedConversation {
  id: number;
  objectId: number;
  conversationStatus: number;
  unreadCount: number;
  lastMessageText: string;
  isClosed: boolean;
  isBlocked: boolean;
  objectTitle: string;
  linkedObject: { id: number; title: string } | null;
  partner: AskedPerson;
  messages: AskedMessage[];
}

const PERSON = 'id displayName lastName email phone';
const MESSAGE = `id conversationId status messageText isMine isBeingChecked signs fromUser { ${PERSON} } toUser { ${PERSON} }`;
const CONVERSATION = `id objectId conversationStatus unreadCount lastMessageText isClosed isBlocked objectTitle
  linkedObject { id title } partner { ${PERSON} }`;

export const CREATE = `mutation ($objectId: Int!, $objectType: Int = 100, $text: String!, $conversationId: Int, $email: String,
  $firstName: String, $lastName: String, $phone: String, $key: String, $attachmentIds: [Int!]) {
  createMessage(objectId: $objectId, objectType: $objectType, text: $text, conversationId: $conversationId, email: $email,
    firstName: $firstName, lastName: $lastName, phone: $phone, key: $key, attachmentIds: $attachmentIds) { ${MESSAGE} } }`;
export const LIST = `query ($filter: ConversationFilter) {
  conversations(filter: $filter) { totalRecords unreadCount data { ${CONVERSATION} } } }`;
const THREAD = `query ($id: Int!, $before: Int, $after: Int, $limit: Int) {
  conversations(filter: { id: $id }) { data { ${CONVERSATION} messages(before: $before, after: $after, limit: $limit) { ${MESSAGE} } } } }`;
export const OPEN = 'mutation ($id: Int!) { openConversation(conversationId: $id) { unreadCount } }';

/** A page of conversations. */
export interface RequestedPage {
  conversations: { totalRecords: number; unreadCount: number; data: AskedConversation[] };
}

/** An advertiser with a home that is online. */
export async function anAdvertiser(app: TestApp): Promise<SignedIn & { homeId: number; ownOfferId: number }> {
  const owner = await signedIn(app, { firstName: 'Otto', lastName: 'Inserent' });
  const offer = await anOwnOffer(app.database.db, owner.account.id, { status: OfferStatus.Published });
  if (offer.activeOfferId === null) throw new Error('A published offer has a copy.');
  return { ...owner, homeId: offer.activeOfferId, ownOfferId: offer.id };
}

/** A message of a member. @throws Error for a refusal */
export const write = async (
  { ask }: SignedIn,
  objectId: number,
  text: string,
  more: object = {},
): Promise<AskedMessage> =>
  (await ask<{ createMessage: AskedMessage }>(CREATE, { objectId, text, ...more })).createMessage;

/** The one thread of a member. */
export const threadOf = async ({ ask }: SignedIn, id: number, page: object = {}): Promise<AskedConversation> => {
  const [conversation] = (await ask<RequestedPage>(THREAD, { id, ...page })).conversations.data;
  if (!conversation) throw new Error('There is no such conversation.');
  return conversation;
};

/** Conversations of a member. */
export const boxOf = async ({ ask }: SignedIn, filter: object = {}): Promise<RequestedPage['conversations']> =>
  (await ask<RequestedPage>(LIST, { filter })).conversations;

/** A visitor at an address of their own. */
export interface TestVisitor {
  browser: TestBrowser;
  email: string;
  /** Shows that a person sits there, and writes. */
  write(objectId: number, text: string, more?: object): Promise<GraphqlAnswer>;
  /** The same; the refusal as number and name, or null. */
  refusal(objectId: number, text: string, more?: object): Promise<string | null>;
}

/** A visitor with a browser of their own. */
export function aWritingVisitor(app: TestApp, now: () => Date = () => TEST_NOW): TestVisitor {
  const email = `${randomUUID().slice(0, 8)}@example.org`;
  const browser = aBrowser(app);
  let visitor: string | undefined;
  const send = async (objectId: number, text: string, more: object = {}): Promise<GraphqlAnswer> => {
    const headers = asHuman(app, browser, 'createMessage', { visitorId: visitor, now });
    visitor ??= app.services.secrets.unsign('visitor', browser.cookie('__Host-visitor') ?? '') ?? undefined;
    const variables = {
      email,
      firstName: 'Vera',
      lastName: 'Besucher',
      phone: '41 79 555 12 34',
      objectId,
      text,
      ...more,
    };
    const {
      body,
      statusCode,
      headers: answered,
    } = await browser.request({
      ...{ method: 'POST', url: '/graphql', headers, payload: { query: CREATE, variables } },
    });
    return { status: statusCode, headers: answered, ...JSON.parse(body) };
  };
  return {
    ...{ browser, email, write: send },
    refusal: async (objectId, text, more) => refusalOf(await send(objectId, text, more)),
  };
}
