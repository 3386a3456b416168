import { useState } from 'react';
import { OfferPhoneDocument } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { execute } from '#kit/graphql/execute.ts';

/** A phone number on its way from hidden to shown; `errorId` is the id of a text. */
export type PhoneState =
  | { step: 'hidden' | 'loading' }
  | { step: 'shown'; number: string }
  | { step: 'failed'; errorId: string };

/** Asks for the advertiser's phone number when told to, and not before: each answer is counted. */
export function useOfferPhone(offerId: number): { phone: PhoneState; reveal: () => Promise<void> } {
  const [phone, setPhone] = useState<PhoneState>({ step: 'hidden' });
  const reveal = async (): Promise<void> => {
    setPhone({ step: 'loading' });
    try {
      const { offerPhone } = await execute(OfferPhoneDocument, { offerId });
      setPhone(
        offerPhone === null ? { step: 'failed', errorId: 'error.notFound' } : { step: 'shown', number: offerPhone },
      );
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setPhone({ step: 'failed', errorId: error.messageId });
    }
  };
  return { phone, reveal };
}
