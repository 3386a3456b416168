import { useEffect, useState } from 'react';
import { OfferType } from '#capabilities/offers/offer.ts';
import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { type SeekerFacts, SeekersDocument } from '#generated/operations.ts';
import { postGraphql } from '#kit/graphql/transport.ts';

/** Pause after typing before the query is sent, milliseconds. */
const PAUSE_MS = 700;

/** The number of people who look for a home like the described one; null without facts or price, and for too few people. */
export function useDemand(values: OfferForm): number | null {
  const [people, setPeople] = useState<number | null>(null);
  const asked = askedOf(values);
  useEffect(() => {
    if (asked === null) return setPeople(null);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      postGraphql(SeekersDocument, { facts: JSON.parse(asked) as SeekerFacts }, controller.signal).then(
        ({ seekers }) => setPeople(seekers),
        // Encouragement that fails to load is left out.
        () => controller.signal.aborted || setPeople(null),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked]);
  return people;
}

/** The input of the query, as a text that is equal for equal facts. */
function askedOf(values: OfferForm): string | null {
  const { category, subCategory, features, price, rooms, livingSpace, floor, availableFrom, cityId, postalCode } =
    values;
  if (cityId === null || !price || (rooms === null && livingSpace === null)) return null;
  const offerType = values.offerType === OfferType.Rent ? OfferType.Rent : OfferType.Sell;
  const facts: SeekerFacts = {
    offerType,
    category,
    subCategory,
    features,
    price,
    rooms,
    livingSpace,
    floor,
    cityId,
    postalCode,
    availableFrom: availableFrom === '' ? null : availableFrom,
  };
  return JSON.stringify(facts);
}
