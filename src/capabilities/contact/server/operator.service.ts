import { addressHostOf } from '#capabilities/locations/server/addresses/address.service.ts';
import { translatorHostOf } from '#capabilities/offers/server/offer.service.ts';
import { isSignedIn } from '#kernel/actor.ts';
import { requireHuman } from '#platform/bot-check/human-token.ts';
import type { Operator } from '#platform/config/operator-settings.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { contactInput } from '../contact.input.ts';
import { CONTACT_WINDOWS } from './contact.limits.ts';
import { contactMail } from './contact.mail.ts';

/** The operator as pages show them, and the third parties that browsers contact. */
export type ShownOperator = Omit<Operator, 'locale' | 'address'> & {
  address: string[];
  usesRecaptcha: boolean;
  mapHost: string | null;
  translatorHost: string | null;
  addressHost: string | null;
};

/** The operator of the product. */
export function operatorOf({ services }: Context): ShownOperator {
  const { locale: _, address, ...shown } = services.operator;
  const { recaptcha: usesRecaptcha, mapHost } = services.asksOutside;
  const hosts = { mapHost, translatorHost: translatorHostOf(services), addressHost: addressHostOf(services) };
  return { ...shown, address: [...address], usesRecaptcha, ...hosts };
}

/**
 * Mails a message to the operator. It is idempotent within a day: the same message is mailed once, however often and from wherever it is
 * sent, so that a sender without an answer can retry.
 *
 * @throws AppError `error.recaptcha` for visitors who fail the bot check; `error.rateLimit`; `error.validation`
 * @source docs/reference/permissions.md, "Operations"; docs/reference/limits.md, "Messages to the operator"
 */
export async function sendContactMessage(ctx: Context, input: unknown): Promise<boolean> {
  if (!isSignedIn(ctx.actor)) await requireHuman(ctx, 'contact');
  await ctx.limits.count(`contact:${ctx.network}`, CONTACT_WINDOWS.contactMessagesOfNetwork);
  const mail = contactMail(ctx, validated(contactInput, input));
  await ctx.db.transaction().execute((tx) => enqueueMail(ctx, tx, mail));
  return true;
}
