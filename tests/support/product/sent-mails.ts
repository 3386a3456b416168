import type { Db } from '#platform/db/db.ts';

/** A mail as its reader sees it. */
export interface SentMail {
  recipient: string;
  subject: string;
  text: string;
  key: string;
}

/** Mails to an address, the latest first. */
export const mailsTo = async (db: Db, recipient: string): Promise<SentMail[]> =>
  (await db
    .selectFrom('mail')
    .select(['recipient', 'subject', 'text', 'key'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute()) as SentMail[];

/** The link in a person's latest mail, without its origin. @throws Error without a mail */
export async function linkMailedTo(db: Db, recipient: string, about = ''): Promise<string> {
  const mail = (await mailsTo(db, recipient)).find(({ key }) => key.startsWith(about));
  const link = /https?:\/\/[^/\s]+(\/\S+)/.exec(mail?.text ?? '')?.[1];
  if (!link) throw new Error(`No mail with a link went to ${recipient}.`);
  return link;
}

/** The one-time secret in a person's latest mail. */
export const secretMailedTo = async (db: Db, recipient: string, about = ''): Promise<string> =>
  (await linkMailedTo(db, recipient, about)).split('?')[0]?.split('/').at(-1) ?? '';
