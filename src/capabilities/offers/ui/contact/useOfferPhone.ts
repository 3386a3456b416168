import { type RefObject, useEffect, useRef, useState } from 'react';
import { OfferPhoneDocument } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { execute } from '#kit/graphql/execute.ts';

/** A phone number on its way from hidden to shown; `errorId` is the id of a text. */
type PhoneState =
  | { step: 'hidden' | 'loading' }
  | { step: 'shown'; number: string }
  | { step: 'failed'; errorId: string };

/** State of an advertiser's phone number; `reveal` resolves to the number, or null where it failed. */
export interface OfferPhone {
  phone: PhoneState;
  reveal: () => Promise<string | null>;
}

/** Requests the advertiser's phone number on `reveal`, and not before: each answer is counted. */
export function useOfferPhone(offerId: number): OfferPhone {
  const [phone, setPhone] = useState<PhoneState>({ step: 'hidden' });
  const reveal = async (): Promise<string | null> => {
    if (phone.step === 'shown') return phone.number;
    setPhone({ step: 'loading' });
    try {
      const { offerPhone } = await execute(OfferPhoneDocument, { offerId });
      setPhone(
        offerPhone === null ? { step: 'failed', errorId: 'error.notFound' } : { step: 'shown', number: offerPhone },
      );
      return offerPhone;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setPhone({ step: 'failed', errorId: error.messageId });
      return null;
    }
  };
  return { phone, reveal };
}

/**
 * The link that replaces the button that requested a number, and takes over its focus.
 *
 * @param onShown called with the link; must be the same function between renders
 */
export function usePhoneLink(
  { phone, reveal }: OfferPhone,
  onShown?: (link: HTMLAnchorElement) => void,
): { link: RefObject<HTMLAnchorElement | null>; ask: () => void } {
  const link = useRef<HTMLAnchorElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (phone.step !== 'shown' || !hasAsked.current || link.current === null) return;
    link.current.focus({ preventScroll: true });
    onShown?.(link.current);
  }, [phone.step, onShown]);
  const ask = (): void => {
    hasAsked.current = true;
    void reveal();
  };
  return { link, ask };
}
