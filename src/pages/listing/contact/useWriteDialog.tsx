import { lazy, type ReactNode, Suspense, useState, useTransition } from 'react';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import type { Listing } from '../data/listing.loader.ts';

const WriteDialog = lazy(async () => ({
  default: (await withTexts('conversations', withTexts('account', import('./WriteDialog.tsx')))).WriteDialog,
}));

/** The dialog of a message: how it is opened, whether it loads, and the dialog itself, whose code comes with the first use. */
export interface MessageDialog {
  open: () => void;
  isOpening: boolean;
  dialog: ReactNode;
}

/** A message to the advertiser of a home. */
export function useWriteDialog(listing: Listing): MessageDialog {
  const [step, setStep] = useState<'never' | 'open' | 'closed'>('never');
  const [isOpening, begin] = useTransition();
  const dialog = step !== 'never' && (
    <Suspense>
      <WriteDialog listing={listing} isOpen={step === 'open'} onClose={() => setStep('closed')} />
    </Suspense>
  );
  return { open: () => begin(() => setStep('open')), isOpening, dialog };
}
