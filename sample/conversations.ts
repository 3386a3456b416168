import { messageSigns } from '#capabilities/conversations/message-signs.ts';
import {
  type NewConversation,
  openConversationRow,
  saveLatestMessage,
} from '#capabilities/conversations/server/conversation/conversation-row.queries.ts';
import { markMessagesRead, reduceUnreadCount } from '#capabilities/conversations/server/live/reading.queries.ts';
import { insertMessage } from '#capabilities/conversations/server/live/writing.queries.ts';
import type { Db } from '#platform/db/db.ts';
import { type ContactedSampleHome, hasSampleConversations, listOnlineHomes } from './conversations.queries.ts';
import { listSampleUsers } from './users.queries.ts';

const HOUR_MS = 3_600_000;

/** The messages in turns, by the enquirer first; the last one is unread. */
const SPOKEN: readonly (readonly string[])[] = [
  [
    'Guten Tag, die Wohnung gefällt uns sehr. Ist sie noch frei, und könnten wir sie diese Woche besichtigen?',
    'Guten Tag, ja, sie ist noch frei. Am Donnerstag um 18 Uhr oder am Samstag um 10 Uhr bin ich dort.',
    'Samstag um 10 Uhr passt bestens. Gibt es einen Veloraum?',
  ],
  [
    'Bonjour, le logement est-il toujours disponible ? Je souhaiterais le visiter en fin de journée.',
    'Bonjour, oui. Je vous propose mercredi à 18 h 30. Les animaux sont les bienvenus.',
  ],
  ['Buongiorno, quali spese accessorie sono comprese nella pigione? E da quando è libero?'],
  [
    'Hello, does the kitchen have a dishwasher, and how far is it to the station?',
    'Hello, it does, and it is eight minutes on foot.',
    'Great, thank you. I would like to apply.',
    'Please write to me on WhatsApp then, it is easier for me.',
  ],
  ['Grüezi, wir sind zu viert und suchen ab Sommer. Dürfen wir Ihnen unsere Unterlagen schicken?'],
];

/** Sees to it that sample users have written one another about their homes; once. */
export async function keepSampleConversations(db: Db, now: Date): Promise<void> {
  if (await hasSampleConversations(db)) return;
  const users = (await listSampleUsers(db)).map(({ id }) => id);
  const homes = await listOnlineHomes(db, SPOKEN.length);
  await db.transaction().execute(async (tx) => {
    for (const [index, home] of homes.entries()) {
      const others = users.filter((id) => id !== home.ownerId);
      const askerId = others[index % others.length];
      if (askerId !== undefined) await speak(tx, { home, askerId, texts: SPOKEN[index] ?? [], now });
    }
  });
}

async function speak(
  tx: Db,
  { home, askerId, texts, now }: { home: ContactedSampleHome; askerId: number; texts: readonly string[]; now: Date },
): Promise<void> {
  const asker: NewConversation['asker'] = {
    ...{ accountId: askerId, visitorId: null, email: null, emailKey: null },
    ...{ firstName: null, lastName: null, phone: null, locale: 'de' },
  };
  const conversation = await openConversationRow(tx, {
    ...{ activeOfferId: home.id, objectTitle: home.title, agencyId: null, subObjectId: null, subObjectType: null },
    ...{ asker, toAccountId: home.ownerId, toAddress: null, now },
  });
  for (const [index, text] of texts.entries()) {
    const at = new Date(now.getTime() - (texts.length - index) * 5 * HOUR_MS);
    const isAnswer = index % 2 === 1;
    const [from, to] = isAnswer ? [home.ownerId, askerId] : [askerId, home.ownerId];
    const message = await insertMessage(tx, {
      ...{ conversationId: conversation.id, isAnswer, fromAccountId: from, toAccountId: to, agencyId: null, text },
      ...{ signs: messageSigns(text), isHeld: false, senderKey: `account:${from}`, key: null, now: at },
    });
    const latest = { conversationId: conversation.id, text, at };
    await saveLatestMessage(tx, { ...latest, accountId: from, unread: 0 });
    await saveLatestMessage(tx, { ...latest, accountId: to, unread: 1 });
    if (!message || index === texts.length - 1) continue;
    await markMessagesRead(tx, [message.id], at);
    await reduceUnreadCount(tx, { accountId: to, conversationId: conversation.id, read: 1 });
  }
}
