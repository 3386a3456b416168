import type { OfferFact } from '#capabilities/offers/ui/facts/offer-facts.ts';

/** The facts that are not at the top of the sheet already: a sheet states each fact once. */
export const furtherFacts = (all: readonly OfferFact[], atTop: readonly OfferFact[]): OfferFact[] =>
  all.filter(({ label }) => !atTop.some((fact) => fact.label === label));
