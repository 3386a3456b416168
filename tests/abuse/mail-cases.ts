import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { readCases } from '#tests/support/product/read-cases.ts';

/** Texts of others: one with an address, and a name that has the shape of one. */
export const THEIRS = 'Win CHF 1000 at evil.example/now';
export const NAME = 'Eleonore';

/** Recipient of a mail. */
export interface Reader {
  to: string;
  accountId: number;
}

/** Queues one mail the way the product does. */
export type Posting = (ctx: Context, tx: Db, reader: Reader) => Promise<void>;

/** Postings of a capability's kinds of mail by name: `tests/mail-cases.ts` of its folder. */
export type Postings<Name extends string = string> = Readonly<Record<Name, Posting>>;

/** A posting of a mail that its capability only makes; null where the reader gets none. */
export const posting =
  (make: (reader: Reader, ctx: Context) => Mail | null): Posting =>
  async (ctx, tx, reader) => {
    const mail = make(reader, ctx);
    if (mail) await enqueueMail(ctx, tx, mail);
  };

/** The postings of all capabilities. */
export const readPostings = async (): Promise<Postings> =>
  Object.assign({}, ...(await readCases<Postings>('mail-cases', 'POSTINGS')));
