import { localeOfUser } from '#capabilities/accounts/account.ts';
import { findAccountById } from '#capabilities/accounts/server/account-lookup.service.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { longDay } from '#platform/i18n/long-day.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { mailKinds, NEWS } from '#platform/mail/mail-kind.ts';
import type { OwnOfferRecord } from '../../own-offer.record.ts';

/** Mails about an offer to its owner; the texts of each are `mail.{name}.subject`, `.heading`, `.text`, `.action`. */
export const OFFER_MAILS = mailKinds({
  offerPublished: NEWS,
  offerRejected: NEWS,
  offerSuspended: NEWS,
  offerExpired: NEWS,
  offerEndsSoon: NEWS,
});

/** Name of a kind of mail about an offer. */
export type OfferMailName = keyof typeof OFFER_MAILS;

/** Key of the mail about a near end: one mail per end, whatever changes until then. */
export const warningKey = ({ id, endDate }: Pick<OwnOfferRecord, 'id' | 'endDate'>): string =>
  `offerEndsSoon:${id}:${endDate?.getTime()}`;

/** Queues a mail to the owner of an offer, in their language, in the transaction of its cause. */
export async function postOfferMail(
  { services }: Pick<Context, 'services'>,
  tx: Db,
  { name, offer }: { name: OfferMailName; offer: OwnOfferRecord },
): Promise<void> {
  const owner = await findAccountById(tx, offer.userId);
  if (!owner || offer.isSample) return;
  const locale = localeOfUser(owner.uiLang);
  const words = {
    firstName: owner.firstName,
    title: offer.title ?? '',
    comment: offer.reviewComment ?? '',
    reason: offer.suspensionReason ?? '',
    day: offer.endDate ? longDay(offer.endDate, locale) : '',
  };
  const part = (which: string): string => textIn(locale, `mail.${name}.${which}`, words);
  const path = buildPath('previewProperty', locale, { id: String(offer.id) });
  await enqueueMail({ services }, tx, {
    kind: OFFER_MAILS[name],
    key: name === 'offerEndsSoon' ? warningKey(offer) : `${name}:${offer.id}:${offer.updatedAt.getTime()}`,
    accountId: owner.id,
    to: owner.email,
    locale,
    subject: part('subject'),
    heading: part('heading'),
    paragraphs: [textIn(locale, 'mail.greeting', words), ...part('text').split('\n')],
    action: { label: part('action'), href: `${services.origin}${path}` },
  });
}
