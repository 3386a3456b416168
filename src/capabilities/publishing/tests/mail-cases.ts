import { type OfferMailName, postOfferMail } from '#capabilities/publishing/server/own-offer/offer.mails.ts';
import { type Posting, type Postings, THEIRS } from '#tests/abuse/mail-cases.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';

const ofOffer =
  (name: OfferMailName): Posting =>
  async (ctx, tx, { accountId }) => {
    const texts = { title: THEIRS, reviewComment: THEIRS, suspensionReason: THEIRS };
    await postOfferMail(ctx, tx, { name, offer: await anOwnOffer(tx, accountId, texts) });
  };

/** Mails about an offer to its owner. */
export const POSTINGS: Postings<OfferMailName> = {
  offerPublished: ofOffer('offerPublished'),
  offerRejected: ofOffer('offerRejected'),
  offerSuspended: ofOffer('offerSuspended'),
  offerExpired: ofOffer('offerExpired'),
  offerEndsSoon: ofOffer('offerEndsSoon'),
};
