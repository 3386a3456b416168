import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import type { OwnOfferStandingFragment } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { BadgeTone } from '#kit/design/content/Badge.tsx';
import { groupOf, STATUS_GROUPS } from '../../own-offer-states.ts';
import { hasAgentSearch } from '../draft/form-steps.ts';
import { mayEdit } from './own-offer-acts.ts';

/** The fields of an offer that show its status. */
type Standing = OwnOfferStandingFragment;

/** Id of the text of a status: `properties.state.31`; a let home has another text than a sold one. */
export function stateTextId({ status, offerType }: Pick<Standing, 'status' | 'offerType'>): string {
  const isLet = status === OfferStatus.Sold && offerType === OfferType.Rent;
  return isLet ? 'properties.state.let' : `properties.state.${status}`;
}

/** Colour of a status: online offers stand out, as do those that wait for their owner. */
export function stateTone({ status }: Pick<Standing, 'status'>): BadgeTone {
  if (groupOf(status) === STATUS_GROUPS.Active.id) return 'lake';
  const waits = [OfferStatus.Rejected, OfferStatus.PendingPayment, OfferStatus.OfferSuspended] as readonly number[];
  return waits.includes(status) ? 'brick' : 'plain';
}

/** The next step of an offer: a sentence, and a link for its owner. */
export interface NextStep {
  /** Id of the sentence. */
  text: string;
  /** Target of the step, and the id of its label; null where it is a tap (`actsOf`) or there is nothing to do. */
  way: { href: string; label: string } | null;
}

/** The next step of an offer. @source docs/reference/workspace.md, "States in words" */
export function nextStep(offer: Standing, locale: Locale): NextStep {
  const { id, status, missing, isPaid, offerType, mayProlong } = offer;
  const to = (screen: 'editProperty' | 'payProperty', label: string): NextStep['way'] => ({
    href: buildPath(screen, locale, { id: String(id) }),
    label: `properties.way.${label}`,
  });
  const step = (text: string, way: NextStep['way'] = null): NextStep => ({ text: `properties.next.${text}`, way });
  const towardsReview = (): NextStep => {
    if (missing.length > 0) return step('complete', to('editProperty', 'complete'));
    if (offerType === OfferType.PreSell) {
      return hasAgentSearch() ? step('agent') : step('ownSale', to('editProperty', 'edit'));
    }
    return isPaid ? step('submit') : step('pay', to('payProperty', 'pay'));
  };
  switch (status) {
    case OfferStatus.Draft:
      return towardsReview();
    case OfferStatus.Rejected:
      return isMended(offer) ? towardsReview() : step('mend', to('editProperty', 'mend'));
    case OfferStatus.PendingPayment:
      return step('finishPayment', to('payProperty', 'finishPayment'));
    case OfferStatus.Published:
      return mayProlong ? step('prolong', to('payProperty', 'prolong')) : step('online');
    case OfferStatus.Expired:
      return step('expired', to('payProperty', 'again'));
    case OfferStatus.OfferSuspended:
      return step('suspended', { href: buildPath('contact', locale), label: 'properties.way.contact' });
    default:
      return step(String(status));
  }
}

/** Whether the owner changed an offer after its rejection. */
const isMended = ({ reviewedAt, updatedAt }: Standing): boolean => reviewedAt !== null && updatedAt > reviewedAt;

/** Comment of staff on an offer: the reason of its rejection or suspension. */
export function staffComment({ status, reviewComment, suspensionReason }: Standing): string | null {
  if (status === OfferStatus.Rejected) return reviewComment;
  return status === OfferStatus.OfferSuspended ? suspensionReason : null;
}

/**
 * Whole days left for an offer that is online, or could be again; null for all others.
 *
 * @param now ISO 8601
 */
export function daysLeft({ status, endDate }: Pick<Standing, 'status' | 'endDate'>, now: string): number | null {
  const group = groupOf(status);
  const isRunning = group === STATUS_GROUPS.Active.id || group === STATUS_GROUPS.Private.id;
  if (endDate === null || !(isRunning || status === OfferStatus.OfferPaused)) return null;
  return Math.max(0, Math.ceil((Date.parse(endDate) - Date.parse(now)) / DAY_MS));
}

/** Address of an offer's form, or null where it is not editable. */
export const editHref = (offer: Pick<Standing, 'id' | 'status'>, locale: Locale): string | null =>
  mayEdit(offer) ? buildPath('editProperty', locale, { id: String(offer.id) }) : null;

/** Address of an offer's public preview. */
export const previewHref = ({ id }: Pick<Standing, 'id'>, locale: Locale): string =>
  buildPath('previewProperty', locale, { id: String(id) });
