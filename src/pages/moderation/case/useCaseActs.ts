import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import {
  ApproveOfferDocument,
  GiveBackDocument,
  HideListingDocument,
  RejectOfferDocument,
  RollBackOfferDocument,
  TakeInHandDocument,
} from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ReviewedCase } from '../data/moderation.loader.ts';
import { caseHref, listHref } from '../data/moderation-views.ts';
import { useReviewActs } from '../data/useReviewActs.ts';

/** An act that requires a text first. */
export type CaseDialog = 'reject' | 'suspend';

/** The actions on an offer now; null for those that are not possible. */
export interface CaseActs {
  take: (() => void) | null;
  giveBack: (() => void) | null;
  approve: (() => void) | null;
  reject: (() => void) | null;
  suspend: (() => void) | null;
  undo: (() => void) | null;
  next: () => void;
  back: () => void;
  isActing: boolean;
  dialog: CaseDialog | null;
  closeDialog: () => void;
  /** Sends the text of the open dialog. Resolves to whether it was accepted. */
  send: (comment: string) => Promise<boolean>;
}

const LIVE: readonly number[] = [
  OfferStatus.Published,
  OfferStatus.OfferPaused,
  OfferStatus.OfferPrivate,
  OfferStatus.OfferPrivateToSuggest,
];

/** Actions on the offer under review. Each sends the status and version that the reviewer sees. */
export function useCaseActs(reviewed: ReviewedCase, nextId: number | null): CaseActs {
  const { locale } = useLocale();
  const router = useRouter();
  const { act, isActing } = useReviewActs();
  const [dialog, setDialog] = useState<CaseDialog | null>(null);
  const { offer, isWaiting, isOwn, mayUndo, claim } = reviewed;
  const { id, status, version: expectedVersion, activeOfferId } = offer;
  const isTheirs = claim !== null && !claim.isMine;
  const mayDecide = !isOwn && !isTheirs;
  const isSuspended = status === OfferStatus.OfferSuspended;
  const when = (may: boolean, work: () => void) => (may ? work : null);
  const go = (href: string) => (): void => void router.navigate({ href });
  return {
    take: when(mayDecide && isWaiting && claim === null, () => {
      void act(() => execute(TakeInHandDocument, { id }), 'moderation.done.taken');
    }),
    giveBack: when(claim?.isMine === true, () => {
      void act(() => execute(GiveBackDocument, { id }), 'moderation.done.givenBack');
    }),
    approve: when(mayDecide && (isWaiting || isSuspended), () => {
      const seen = { expectedStatus: status, expectedVersion };
      void act(() => execute(ApproveOfferDocument, { id, ...seen }), 'moderation.done.published');
    }),
    reject: when(mayDecide && isWaiting && !reviewed.isOnline, () => setDialog('reject')),
    suspend: when(mayDecide && LIVE.includes(status) && activeOfferId !== null, () => setDialog('suspend')),
    undo: when(mayDecide && mayUndo, () => {
      void act(() => execute(RollBackOfferDocument, { id }), 'moderation.done.undone');
    }),
    next: go(nextId === null ? listHref('waiting', locale) : caseHref(nextId, locale)),
    back: go(listHref('waiting', locale)),
    isActing,
    dialog,
    closeDialog: () => setDialog(null),
    send: (comment) =>
      dialog === 'suspend' && activeOfferId !== null
        ? act(
            () => execute(HideListingDocument, { activeOfferId, status: OfferStatus.Suspended, reason: comment }),
            'moderation.done.suspended',
          )
        : act(() => execute(RejectOfferDocument, { id, comment, expectedVersion }), 'moderation.done.rejected'),
  };
}
