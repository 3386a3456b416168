import { type CIRCLE_MAILS, invitationMail } from '#capabilities/favourites/server/circle/invitation.mail.ts';
import { NAME, type Postings, posting } from '#tests/abuse/mail-cases.ts';

/** Mails of circles. */
export const POSTINGS: Postings<keyof typeof CIRCLE_MAILS> = {
  favouriteInvitation: posting(({ to }, { services }) =>
    invitationMail({ id: 1, to, firstName: NAME, locale: 'en', secret: 'x', origin: services.origin }),
  ),
};
