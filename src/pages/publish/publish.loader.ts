import { notFound } from '@tanstack/react-router';
import { askedOffers } from '#capabilities/offers/asked-offers.ts';
import type { OfferStart } from '#capabilities/publishing/ui/useOfferEditor.ts';
import { type EditedOfferFragment, LatestDraftDocument, OfferForEditingDocument } from '#generated/operations.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { knownOrNull } from '#kit/graphql/known-or-null.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';

/** Statuses in which whatever is written goes to the server by itself; what is online waits for a word. */
const SAVES_ITSELF: readonly number[] = [0, 16, 50];

/** What a form for a new offer begins with; members go on with the draft that they wrote last, on whatever device. */
export async function loadNewOffer(offerType: number, viewer: Viewer | null): Promise<OfferStart> {
  const latest = viewer ? await latestDraft(offerType) : null;
  return { offerType, offer: latest, isEdit: false, savesItself: true };
}

/** A draft that cannot be had is not worth a page that fails. */
async function latestDraft(offerType: number) {
  const { offers } = await execute(LatestDraftDocument, { offerType }).catch((error: unknown) => {
    reportFailure(error);
    return { offers: { data: [] } };
  });
  return askedOffers<EditedOfferFragment>(offers.data)[0] ?? null;
}

/** What a form for an offer that is there begins with. @throws NotFound for one that nobody knows, or not this member */
export async function loadOffer(id: string): Promise<OfferStart> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const answer = await knownOrNull(execute(OfferForEditingDocument, { id: Number(id) }));
  if (!answer) throw notFound();
  const offer = answer.offerEdit;
  return { offerType: offer.offerType, offer, isEdit: true, savesItself: SAVES_ITSELF.includes(offer.status) };
}
