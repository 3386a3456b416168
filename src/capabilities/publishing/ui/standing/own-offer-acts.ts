import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import {
  AskForReviewDocument,
  CloneOwnOfferDocument,
  DeleteOwnOfferDocument,
  type OwnOfferStandingFragment,
  SellOwnOfferDocument,
  ShowOwnOfferDocument,
  StopSuggestingOwnOfferDocument,
  SuggestOwnOfferDocument,
} from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import { execute } from '#kit/graphql/execute.ts';
import { mayStep } from '../../own-offer-states.ts';

/** Acts of an owner on an offer by one tap, in the order of the menu. */
export const OWN_OFFER_ACTS = [
  ...(['submit', 'pause', 'resume', 'makePrivate', 'suggest', 'stopSuggesting'] as const),
  ...(['sell', 'clone', 'delete'] as const),
] as const;
export type OwnOfferAct = (typeof OWN_OFFER_ACTS)[number];

/** Statuses in which the content may change. @source docs/reference/transitions.md, "Owner's record" */
const EDITABLE: readonly number[] = [
  OfferStatus.Draft,
  OfferStatus.Rejected,
  OfferStatus.Expired,
  OfferStatus.Published,
];

/** Whether an owner may edit an offer. */
export const mayEdit = ({ status }: Pick<OwnOfferStandingFragment, 'status'>): boolean => EDITABLE.includes(status);

/**
 * Permitted acts of an owner on an offer; the server checks again.
 *
 * @param now ISO 8601
 * @source docs/reference/transitions.md, "Owner's record"
 */
export function actsOf(offer: OwnOfferStandingFragment, rolesFlag: number, now: string): OwnOfferAct[] {
  return OWN_OFFER_ACTS.filter((act) => isPossible(act, offer, rolesFlag, now));
}

function isPossible(act: OwnOfferAct, offer: OwnOfferStandingFragment, rolesFlag: number, now: string): boolean {
  const { status, offerType, activeOfferId, endDate, isToSuggest } = offer;
  const isAgent = hasRole(rolesFlag, Role.Agent);
  const isOnline = status === OfferStatus.Published;
  switch (act) {
    case 'submit':
      return maySubmit(offer);
    case 'pause':
      return mayStep(status, 'pause');
    case 'resume':
      return mayStep(status, 'resume') && endDate !== null && endDate > now;
    case 'makePrivate':
      return offerType === OfferType.Sell && mayStep(status, 'makePrivate');
    case 'suggest':
      return isAgent && (mayStep(status, 'suggest') || (isOnline && !isToSuggest));
    case 'stopSuggesting':
      return isAgent && (mayStep(status, 'stopSuggesting') || (isOnline && isToSuggest));
    case 'sell':
      return mayStep(status, 'sell');
    case 'delete':
      return mayStep(status, activeOfferId === null ? 'discard' : 'withdraw');
    default:
      return true;
  }
}

/** Whether an offer can be submitted as it is. */
const maySubmit = ({ status, offerType, missing, isPaid }: OwnOfferStandingFragment): boolean =>
  mayStep(status, 'submit') && offerType !== OfferType.PreSell && missing.length === 0 && isPaid;

/** Carries out an act. Returns the offer after it; for `clone` the new one. @throws AppError */
export async function performAct(
  act: OwnOfferAct,
  { id, activeOfferId }: Pick<OwnOfferStandingFragment, 'id' | 'activeOfferId'>,
): Promise<OwnOfferStandingFragment> {
  switch (act) {
    case 'submit':
      return (await execute(AskForReviewDocument, { id })).verifyOffer;
    case 'suggest':
      return (await execute(SuggestOwnOfferDocument, { id })).startAutoSuggestion;
    case 'stopSuggesting':
      return (await execute(StopSuggestingOwnOfferDocument, { id })).stopAutoSuggestion;
    case 'sell':
      return (await execute(SellOwnOfferDocument, { id })).offerSold;
    case 'clone':
      return (await execute(CloneOwnOfferDocument, { id })).cloneOffer;
    case 'delete':
      return (await execute(DeleteOwnOfferDocument, { id })).deleteOffer;
    default:
      return showTo(activeOfferId, VISIBILITY[act]);
  }
}

const VISIBILITY = {
  pause: OfferStatus.Paused,
  resume: OfferStatus.Active,
  makePrivate: OfferStatus.Private,
} as const;

async function showTo(activeOfferId: number | null, status: number): Promise<OwnOfferStandingFragment> {
  const gone = new AppError('error.notFound', { code: 404 });
  if (activeOfferId === null) throw gone;
  const { setVisibilityOnOffer } = await execute(ShowOwnOfferDocument, { activeOfferId, status });
  if (setVisibilityOnOffer === null) throw gone;
  return setVisibilityOnOffer;
}
