import { useState } from 'react';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { groupOf } from '#capabilities/publishing/own-offer-states.ts';
import type { OwnOfferOutcome } from '#capabilities/publishing/ui/standing/useOwnOfferActs.ts';
import type { OwnPropertyFragment } from '#generated/operations.ts';
import type { MyPropertiesData } from './my-properties.loader.ts';

/** The list after the actions on this page. */
export type ShownProperties = Pick<MyPropertiesData, 'homes' | 'counters' | 'totalRecords'>;

/** The homes and counters of a page, and the function that updates them after an action. */
export function useProperties(data: MyPropertiesData): {
  shown: ShownProperties;
  follow: (home: OwnPropertyFragment, outcome: OwnOfferOutcome) => void;
} {
  const [state, setState] = useState<{ of: MyPropertiesData; shown: ShownProperties }>({ of: data, shown: data });
  const shown = state.of === data ? state.shown : data;
  const follow = (home: OwnPropertyFragment, outcome: OwnOfferOutcome): void =>
    setState((before) => ({ of: data, shown: afterAct(before.of === data ? before.shown : data, home.id, outcome) }));
  return { shown, follow };
}

/**
 * The list after an action: a deleted home leaves it and its counter, any other is renewed in its place, in whichever group it belongs
 * now.
 *
 * @source docs/reference/workspace.md, "My properties"
 */
export function afterAct(
  before: ShownProperties,
  id: number,
  { offer }: Pick<OwnOfferOutcome, 'offer'>,
): ShownProperties {
  const home = before.homes.find((known) => known.id === id);
  if (!home) return before;
  // A copy is another home, which comes with the next list.
  if (offer !== null && offer.id !== id) return { ...before, counters: counted(before.counters, offer.status, 1) };
  const left = counted(before.counters, home.status, -1);
  if (offer === null || offer.status === OfferStatus.Deleted) {
    const homes = before.homes.filter((known) => known !== home);
    return { homes, counters: left, totalRecords: before.totalRecords - 1 };
  }
  const homes = before.homes.map((known) => (known === home ? { ...home, ...offer } : known));
  return { ...before, homes, counters: counted(left, offer.status, 1) };
}

const counted = (counters: ShownProperties['counters'], status: number, by: number): ShownProperties['counters'] =>
  counters.map((counter) =>
    counter.status === groupOf(status) ? { ...counter, count: Math.max(0, counter.count + by) } : counter,
  );
