import { OfferStatus } from '#capabilities/offers/offer.ts';

const S = OfferStatus;

/** A step of an owner's offer: the statuses where it may begin, and the one where it leads. */
interface Step {
  from: readonly OfferStatus[];
  to: OfferStatus;
}

/** Statuses in which the public copy is visible, or can become so again by an act of the owner. */
const LIVE: readonly OfferStatus[] = [S.Published, S.OfferPaused, S.OfferPrivate, S.OfferPrivateToSuggest];

/**
 * Every step by its name; any other change of status is refused.
 *
 * @source docs/reference/transitions.md, "Owner's record"
 */
export const STEPS = {
  awaitPayment: { from: [S.Draft, S.Rejected, S.Expired], to: S.PendingPayment },
  submit: { from: [S.Draft, S.Rejected], to: S.PendingVerification },
  settle: { from: [S.PendingPayment], to: S.PendingVerification },
  publish: { from: [S.PendingVerification], to: S.Published },
  republish: { from: [S.PendingPayment], to: S.Published },
  reject: { from: [S.PendingVerification], to: S.Rejected },
  rollBack: { from: [S.Published, S.Rejected], to: S.PendingVerification },
  resubmit: { from: [S.Published], to: S.PendingVerification },
  pause: { from: [S.Published], to: S.OfferPaused },
  resume: { from: [S.OfferPaused, S.OfferPrivate, S.OfferPrivateToSuggest], to: S.Published },
  makePrivate: { from: [S.Published, S.OfferPaused], to: S.OfferPrivate },
  suggest: { from: [S.OfferPrivate], to: S.OfferPrivateToSuggest },
  stopSuggesting: { from: [S.OfferPrivateToSuggest], to: S.OfferPrivate },
  suspend: { from: LIVE, to: S.OfferSuspended },
  reinstate: { from: [S.OfferSuspended], to: S.Published },
  expire: { from: LIVE, to: S.Expired },
  sell: { from: [...LIVE, S.Expired, S.AgentAssigned], to: S.Sold },
  discard: {
    from: [
      S.Draft,
      S.PendingPayment,
      S.PendingVerification,
      S.Rejected,
      S.PendingCollaboration,
      S.CollaborationRequested,
    ],
    to: S.Deleted,
  },
  withdraw: {
    from: [...LIVE, S.OfferSuspended, S.Expired, S.Sold, S.PendingPayment, S.PendingVerification, S.Rejected],
    to: S.Withdrawn,
  },
  erase: { from: [S.Expired, S.Withdrawn, S.Sold], to: S.Deleted },
} as const satisfies Record<string, Step>;

/** Name of a step of `STEPS`. */
export type StepName = keyof typeof STEPS;

/** Whether a step may begin at a status. */
export const mayStep = (status: number, step: StepName): boolean =>
  (STEPS[step].from as readonly number[]).includes(status);

/** Status of the public copy by that of the owner's record; without an entry the copy stays as it is. */
const COPY_STATUS: ReadonlyMap<number, OfferStatus> = new Map<number, OfferStatus>([
  [S.Published, S.Active],
  [S.OfferPaused, S.Paused],
  [S.OfferSuspended, S.Suspended],
  [S.OfferPrivate, S.Private],
  [S.OfferPrivateToSuggest, S.PrivateToSuggest],
  [S.Expired, S.Expired],
  [S.Sold, S.Sold],
  [S.Withdrawn, S.Historical],
  [S.Deleted, S.Historical],
  [S.Rejected, S.Suspended],
]);

/**
 * Status of the public copy after a step. A live offer in a new review of its texts keeps its copy as it is; undoing an approval
 * removes the copy from the public.
 *
 * @returns null where the copy stays as it is
 */
export const copyStatusAfter = (step: StepName): OfferStatus | null =>
  step === 'rollBack' ? S.Suspended : (COPY_STATUS.get(STEPS[step].to) ?? null);

/** The status as read: an obsolete one represents its successor. */
export const readStatus = (status: number): number => (status === S.Edited ? S.PendingVerification : status);

/** Groups of statuses for members' lists, with the statuses of each. */
export const STATUS_GROUPS = {
  Draft: { id: 0, statuses: [S.Draft, S.Rejected, S.Edited] },
  Pending: {
    id: 1,
    statuses: [S.PendingPayment, S.PendingVerification, S.PendingCollaboration, S.CollaborationRequested],
  },
  Active: { id: 2, statuses: [S.Published, S.Active, S.AgentAssigned] },
  Inactive: {
    id: 3,
    statuses: [
      S.OfferPaused,
      S.OfferSuspended,
      S.HiddenDuplicate,
      S.HiddenIncorrect,
      S.Paused,
      S.HiddenOnSource,
      S.HiddenPermanently,
      S.Suspended,
      S.Expired,
      S.Historical,
      S.Withdrawn,
    ],
  },
  Private: { id: 4, statuses: [S.OfferPrivate, S.OfferPrivateToSuggest, S.Private, S.PrivateToSuggest] },
  Sold: { id: 5, statuses: [S.Sold] },
} as const satisfies Record<string, { id: number; statuses: readonly OfferStatus[] }>;

/** The group of a status; null for one that no list shows. @source docs/reference/listings.md, "Groups of statuses" */
export const groupOf = (status: number): number | null =>
  Object.values(STATUS_GROUPS).find(({ statuses }) => (statuses as readonly number[]).includes(status))?.id ?? null;

/** Statuses of public copies that reviewers took offline. @source docs/reference/permissions.md, "Offers" */
export const HIDDEN_BY_REVIEWERS: readonly number[] = [
  ...[S.HiddenDuplicate, S.HiddenIncorrect, S.HiddenPermanently, S.Suspended],
];

/** Statuses that count towards the limit of live offers of a tier. */
export const LIVE_STATUSES: readonly OfferStatus[] = [...LIVE, S.PendingPayment, S.PendingVerification];

/** Statuses that count towards the limit of drafts of a tier. */
export const DRAFT_STATUSES: readonly OfferStatus[] = [S.Draft, S.Rejected];

/** Statuses in which pictures may be added. @source docs/reference/permissions.md, "Routes beside the API" */
export const PICTURE_STATUSES: readonly OfferStatus[] = [
  S.Draft,
  S.PendingVerification,
  S.Rejected,
  S.Published,
  S.OfferPaused,
  S.OfferPrivate,
  S.OfferPrivateToSuggest,
  S.PendingCollaboration,
];
