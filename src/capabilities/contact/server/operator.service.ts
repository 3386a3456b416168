import { isSignedIn } from '#kernel/actor.ts';
import { requireHuman } from '#platform/bot-check/human-token.ts';
import type { Operator } from '#platform/config/operator-settings.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { contactInput } from '../contact.input.ts';
import { CONTACT_WINDOWS } from './contact.limits.ts';
import { contactMail } from './contact.mail.ts';

/** What pages tell of the operator, and of what browsers ask of others here. */
export type ShownOperator = Omit<Operator, 'locale' | 'address'> & {
  address: string[];
  usesRecaptcha: boolean;
  mapHost: string | null;
  translatorHost: string | null;
};

/** Who runs the house. */
export function operatorOf({ services: { operator, asksOutside } }: Context): ShownOperator {
  const { locale: _, address, ...shown } = operator;
  const { recaptcha: usesRecaptcha, mapHost, translateUrl } = asksOutside;
  const translatorHost = translateUrl === null ? null : new URL(translateUrl).host;
  return { ...shown, address: [...address], usesRecaptcha, mapHost, translatorHost };
}

/**
 * Mails a message to the operator. The same message within a day is one mail, however often and from wherever it is sent, so
 * that whoever got no answer can send it again.
 *
 * @throws AppError `error.recaptcha` to visitors who do not show that they are people, `error.rateLimit`, `error.validation`
 * @source docs/reference/permissions.md, "Operations"; docs/reference/limits.md, "Messages to the operator"
 */
export async function sendContactMessage(ctx: Context, input: unknown): Promise<boolean> {
  if (!isSignedIn(ctx.actor)) await requireHuman(ctx, 'contact');
  await ctx.limits.count(`contact:${ctx.network}`, CONTACT_WINDOWS.contactMessagesOfNetwork);
  const mail = contactMail(ctx, validated(contactInput, input));
  await ctx.db.transaction().execute((tx) => enqueueMail(ctx, tx, mail));
  return true;
}
