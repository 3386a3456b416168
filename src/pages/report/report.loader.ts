import { notFound } from '@tanstack/react-router';
import { parseOfferToken } from '#capabilities/offers/offer.links.ts';
import { GoneReportPageDocument, ReportPageDocument, type ReportPageQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import { foundOrNull } from '#kit/graphql/found-or-null.ts';

/** The subject of a reported problem: a listing, one that is gone meanwhile, or the product. */
export interface ReportData {
  offerId: number | null;
  /** Null for a listing that is gone, and for the product. */
  listing: NonNullable<ReportPageQuery['offer']> | null;
}

/** Reads the listing of an address; one that was never public is not found. @param id as the address has it */
export async function loadReport(id: string | undefined): Promise<ReportData> {
  if (id === undefined) return { offerId: null, listing: null };
  const offerId = /^\d{1,10}$/.test(id) ? parseOfferToken(id) : null;
  if (offerId === null) throw notFound();
  const listing = (await foundOrNull(execute(ReportPageDocument, { id: offerId })))?.offer ?? null;
  if (listing) return { offerId, listing };
  const { goneOffer } = await execute(GoneReportPageDocument, { id: offerId });
  if (goneOffer === null) throw notFound();
  return { offerId, listing: null };
}
