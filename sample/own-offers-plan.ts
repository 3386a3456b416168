import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import type { RoleName } from '#kernel/roles.ts';

/** The state of an own offer of the sample market. */
export interface PlannedStatus {
  status: OfferStatus;
  /** Status of the public copy; null where there is none. */
  copy: OfferStatus | null;
  /** Which homes it may be; null for any. */
  offerType: OfferType | null;
  /** The owner changed it online, and the public sees what it was. */
  isChanged: boolean;
  /** Where it stood before it waited for a payment; null where it waits for none. */
  previousStatus: OfferStatus | null;
}

/** An own offer to be made: its owner and its state. */
export interface PlannedOffer extends PlannedStatus {
  role: RoleName;
}

const S = OfferStatus;
const plan = (status: OfferStatus, copy: OfferStatus | null, more: Partial<PlannedStatus> = {}): PlannedStatus => ({
  ...{ status, copy, offerType: null, isChanged: false, previousStatus: null },
  ...more,
});

/** All states with a screen; an offer that waits for a payment has an open one. */
const STATES = {
  draft: plan(S.Draft, null),
  unpaid: plan(S.PendingPayment, null, { previousStatus: S.Draft }),
  unpaidAgain: plan(S.PendingPayment, S.Expired, { previousStatus: S.Expired }),
  waiting: plan(S.PendingVerification, null),
  changed: plan(S.PendingVerification, S.Active, { isChanged: true }),
  rejected: plan(S.Rejected, null),
  online: plan(S.Published, S.Active),
  paused: plan(S.OfferPaused, S.Paused),
  private: plan(S.OfferPrivate, S.Private, { offerType: OfferType.Sell }),
  toSuggest: plan(S.OfferPrivateToSuggest, S.PrivateToSuggest, { offerType: OfferType.Sell }),
  suspended: plan(S.OfferSuspended, S.Suspended),
  expired: plan(S.Expired, S.Expired),
  sold: plan(S.Sold, S.Sold),
  withdrawn: plan(S.Withdrawn, S.Historical),
} as const;
type StateName = keyof typeof STATES;

/** How many of each, within the quotas of the tier: 40 wait for review. */
const HOLDINGS: readonly [role: RoleName, counts: Partial<Record<StateName, number>>][] = [
  [
    'Gold',
    {
      ...{ online: 10, waiting: 13, changed: 5, draft: 3, rejected: 2, paused: 2, private: 3, suspended: 1 },
      ...{ expired: 3, sold: 2, withdrawn: 1, unpaid: 2, unpaidAgain: 1 },
    },
  ],
  [
    'Agent',
    {
      ...{ toSuggest: 3, online: 12, waiting: 11, changed: 3, draft: 3, rejected: 1, paused: 2, private: 2 },
      ...{ suspended: 1, expired: 2, sold: 2, withdrawn: 1, unpaid: 1 },
    },
  ],
  ['Bronze', { online: 2, waiting: 1, draft: 2, rejected: 1, paused: 1, expired: 1, sold: 1, withdrawn: 1 }],
  [
    'Silver',
    {
      ...{ online: 4, waiting: 4, changed: 1, draft: 2, rejected: 1, paused: 1, private: 1 },
      ...{ expired: 2, sold: 1, withdrawn: 1, unpaid: 1 },
    },
  ],
  ['None', { online: 1, draft: 1 }],
  ['Moderator', { waiting: 1, online: 1 }],
  ['AdminAgent', { waiting: 1, online: 2 }],
];

/** All own offers of the sample market, one of each state and owner before the second of any: a small market has some of all. */
export const PLANNED_OFFERS: readonly PlannedOffer[] = HOLDINGS.flatMap(([role, counts]) =>
  Object.entries(counts).flatMap(([state, count]) =>
    Array.from({ length: count }, (_, round) => ({ ...STATES[state as StateName], role, round })),
  ),
)
  .toSorted((one, other) => one.round - other.round)
  .map(({ round: _round, ...offer }) => offer);
