import { MatchReason } from '#capabilities/alerts/alert.ts';
import { consentMail, type SAVED_MAILS } from '#capabilities/alerts/server/saved/consent.mail.ts';
import { type HOMES_MAILS, homesMail } from '#capabilities/alerts/server/sending/homes.mail.ts';
import type { OfferRecord } from '#capabilities/offers/offer.record.ts';
import { type Postings, posting, THEIRS } from '#tests/abuse/mail-cases.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';

/** Mails of saved searches. */
export const POSTINGS: Postings<keyof typeof SAVED_MAILS | keyof typeof HOMES_MAILS> = {
  alertConsent: posting(({ to }, { services }) =>
    consentMail({ id: '1', to, locale: 'en', secret: 'x', origin: services.origin }),
  ),
  homes: posting(({ to }, { services }) => {
    const prices = { price: 1_000, presentPrice: 1_000, comparablePrice: 1_000, priceBefore: null };
    const offer = { id: 1, title: THEIRS, city: 'Lausanne', price: 1_000, currency: 'CHF' } as OfferRecord;
    const found = { id: 1, alert: null, activeOfferId: 1, ...prices };
    const match = { ...found, reason: MatchReason.New, happenedAt: TEST_NOW, closedAs: null };
    const reader = { accountId: null, to, firstName: null, locale: 'en' } as const;
    const homes = [{ match, offer, pictureHash: null }];
    return homesMail({ services, key: 'alert:1', reader, homes, places: [], leftAt: TEST_NOW });
  }),
};
