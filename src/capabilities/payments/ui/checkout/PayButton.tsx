import { Button } from '#kit/design/buttons/Button.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { PayWay } from '../../payment.ts';

type PayButtonProps = {
  /** Null: no way can be chosen. */
  way: PayWay | null;
  /** The price as text. */
  amount: string;
  /** The price in credits. */
  credits: number;
  isPaying: boolean;
};

/** The button that pays, labelled by the way, so that the effect of a tap is known before. */
export function PayButton({ way, amount, credits, isPaying }: PayButtonProps) {
  const { text } = useLocale();
  const isReady = useHydrated();
  return (
    <Button
      type="submit"
      className="w-full tablet:w-auto tablet:self-start"
      isLoading={isPaying}
      disabled={!isReady || way === null}
    >
      {text(`payment.pay.${way ?? 'qrBill'}`, { amount, count: credits })}
    </Button>
  );
}
