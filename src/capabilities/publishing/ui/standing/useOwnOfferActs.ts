import { useRef, useState } from 'react';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { OwnOfferStandingDocument, type OwnOfferStandingFragment } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureToast } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { foundOrNull } from '#kit/graphql/found-or-null.ts';
import { type OwnOfferAct, performAct } from './own-offer-acts.ts';

/** Result of an act on an offer. */
export interface OwnOfferOutcome {
  act: OwnOfferAct;
  /** The current offer; for `clone` the new one; null where it is gone. */
  offer: OwnOfferStandingFragment | null;
  /** Another tab or a reviewer was first: nothing was done. */
  isConflict: boolean;
}

/** Acts on an offer, one at a time. */
export interface OwnOfferActs {
  /** The act in progress. */
  acting: OwnOfferAct | null;
  act: (act: OwnOfferAct) => Promise<void>;
}

/**
 * Carries out an owner's act, reports its result, and passes the current offer on: also after a conflict, as the concurrent
 * change must be shown.
 */
export function useOwnOfferActs(
  offer: Pick<OwnOfferStandingFragment, 'id' | 'activeOfferId'>,
  onOutcome: (outcome: OwnOfferOutcome) => void,
): OwnOfferActs {
  const [acting, setActing] = useState<OwnOfferAct | null>(null);
  // A second tap may come before the first has been drawn.
  const isBusy = useRef(false);
  const act = async (wanted: OwnOfferAct): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setActing(wanted);
    try {
      const outcome = await outcomeOf(wanted, offer);
      if (outcome) onOutcome(outcome);
    } finally {
      isBusy.current = false;
      setActing(null);
    }
  };
  return { acting, act };
}

async function outcomeOf(
  act: OwnOfferAct,
  offer: Pick<OwnOfferStandingFragment, 'id' | 'activeOfferId'>,
): Promise<OwnOfferOutcome | null> {
  try {
    const now = await performAct(act, offer);
    toasts.show('success', 'own-offer', { text: doneTextId(act, now) });
    return { act, offer: now, isConflict: false };
  } catch (error) {
    if (!isConflict(error)) {
      toasts.show('error', 'own-offer', failureToast(error));
      return null;
    }
    return changedBefore(act, offer.id);
  }
}

/** The current offer after a conflict; null where it cannot be loaded. */
async function changedBefore(act: OwnOfferAct, id: number): Promise<OwnOfferOutcome | null> {
  try {
    const offer = (await foundOrNull(execute(OwnOfferStandingDocument, { id })))?.offerEdit ?? null;
    toasts.show('error', 'own-offer', { text: offer ? 'properties.changed' : 'properties.gone' });
    return { act, offer, isConflict: true };
  } catch (error) {
    toasts.show('error', 'own-offer', failureToast(error));
    return null;
  }
}

const CONFLICTS = ['error.status.transition', 'error.status.changed', 'error.notFound', 'error.forbidden'];

const isConflict = (error: unknown): boolean => error instanceof AppError && CONFLICTS.includes(error.messageId);

/**
 * Id of the text of a result: an offer that was never public is deleted, any other archived.
 *
 * @source docs/reference/workspace.md, "Toasts of an offer"
 */
function doneTextId(act: OwnOfferAct, { status }: OwnOfferStandingFragment): string {
  if (act !== 'delete') return `properties.done.${act}`;
  return status === OfferStatus.Deleted ? 'properties.done.deleted' : 'properties.done.archived';
}
