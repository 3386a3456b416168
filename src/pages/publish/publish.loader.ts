import { notFound } from '@tanstack/react-router';
import { offersOfType } from '#capabilities/offers/offers-of-type.ts';
import { publicationPrices } from '#capabilities/prices/price.ts';
import type { OfferStart } from '#capabilities/publishing/ui/useOfferEditor.ts';
import {
  type EditedOfferFragment,
  LatestDraftDocument,
  OfferForEditingDocument,
  PublicationPricesDocument,
} from '#generated/operations.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { foundOrNull } from '#kit/graphql/found-or-null.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';

/** Statuses in which changes are saved to the server automatically; changes of an online offer wait for the button. */
const SAVES_ITSELF: readonly number[] = [0, 16, 50];

/** The initial state of the form, with the cost of publishing; null for an existing offer, and while the price list is not known. */
export type PublishStart = OfferStart & { cost: PublicationCost | null };

/** The cheapest publication: `isFree`, or a price in centimes with its days online. */
export type PublicationCost = { isFree: true } | { isFree: false; amount: number; days: number };

/** The initial state of a new offer's form; members go on with their latest draft, of any device. */
export async function loadNewOffer(offerType: number, viewer: Viewer | null): Promise<PublishStart> {
  const [latest, cost] = await Promise.all([viewer ? latestDraft(offerType) : null, leastCost(offerType)]);
  return { offerType, offer: latest, isEdit: false, savesItself: true, cost };
}

/** A price list that fails to load does not fail the page. */
async function leastCost(offerType: number): Promise<PublicationCost | null> {
  const answer = await execute(PublicationPricesDocument, {}).catch(reportFailure);
  if (!answer) return null;
  const [least] = publicationPrices(answer.prices, offerType).toSorted((one, other) => one.amount - other.amount);
  return least ? { isFree: false, amount: least.amount, days: least.quantity } : { isFree: true };
}

/** A draft that fails to load does not fail the page. */
async function latestDraft(offerType: number) {
  const { offers } = await execute(LatestDraftDocument, { offerType }).catch((error: unknown) => {
    reportFailure(error);
    return { offers: { data: [] } };
  });
  return offersOfType<EditedOfferFragment>(offers.data)[0] ?? null;
}

/** The initial state of an existing offer's form. @throws NotFound for an offer that is unknown, or hidden from this member */
export async function loadOffer(id: string): Promise<PublishStart> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const answer = await foundOrNull(execute(OfferForEditingDocument, { id: Number(id) }));
  if (!answer) throw notFound();
  const offer = answer.offerEdit;
  return {
    offerType: offer.offerType,
    offer,
    isEdit: true,
    savesItself: SAVES_ITSELF.includes(offer.status),
    cost: null,
  };
}
