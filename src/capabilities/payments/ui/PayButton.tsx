import { Button } from '#kit/design/buttons/Button.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { PayWay } from '../payment.ts';

type PayButtonProps = {
  /** Null: there is none to choose. */
  way: PayWay | null;
  /** What it costs, in words. */
  amount: string;
  /** What it costs in credits. */
  credits: number;
  isPaying: boolean;
};

/** The button that pays, in the words of the way: what a tap does is said before. */
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
