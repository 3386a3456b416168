import type { OfferedPayWayFragment } from '#generated/operations.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { PayWay } from '../../payment.ts';
import { type CardChoice, ChoiceCards } from './ChoiceCards.tsx';

/** The credits of a member, and the price in credits. */
export interface CreditOffer {
  balance: number;
  needed: number;
}

type WayChoiceProps = {
  ways: readonly OfferedPayWayFragment[];
  /** Null where it cannot be paid by credits. */
  credits: CreditOffer | null;
  way: PayWay | null;
  onWayChange: (way: PayWay) => void;
};

const HOURS_OF_DAY = 24;

/** Choice of the way to pay: those of the installation, and credits for members who have some. */
export function WayChoice({ ways, credits, way, onWayChange }: WayChoiceProps) {
  const tools = useLocale();
  const choices = payableWays(ways, credits).map((offered) => choiceOf(offered, credits, tools));
  if (choices.length === 0) return <p className="text-muted">{tools.text('payment.way.none')}</p>;
  return (
    <ChoiceCards label={tools.text('payment.way.label')} choices={choices} value={way} onValueChange={onWayChange} />
  );
}

/** The ways that may be chosen here, credits first where there are enough of them. */
export function payableWays(
  ways: readonly OfferedPayWayFragment[],
  credits: CreditOffer | null,
): readonly OfferedPayWayFragment[] {
  const others = ways.filter(({ way }) => way !== 'credit');
  const credit = ways.filter(({ way }) => way === 'credit' && credits !== null && credits.balance > 0);
  return credits !== null && credits.balance >= credits.needed ? [...credit, ...others] : [...others, ...credit];
}

/** The first way that can be paid by; null where there is none. */
export const firstWay = (ways: readonly OfferedPayWayFragment[], credits: CreditOffer | null): PayWay | null =>
  payableWays(ways, credits).find(({ way }) => way !== 'credit' || hasEnoughCredits(credits))?.way ?? null;

/** Whether the credits suffice. */
export const hasEnoughCredits = (credits: CreditOffer | null): boolean =>
  credits !== null && credits.balance >= credits.needed;

function choiceOf(
  { way, hours, isSample }: OfferedPayWayFragment,
  credits: CreditOffer | null,
  { text }: LocaleTools,
): CardChoice<PayWay> {
  if (way === 'credit' && credits !== null) {
    const { balance, needed } = credits;
    const after = balance - needed;
    return {
      value: way,
      title: text('payment.way.credit'),
      aside: text('payment.credits', { count: needed }),
      note: text(after < 0 ? 'payment.way.creditShort' : 'payment.way.creditNote', { balance, after, needed }),
      isDisabled: after < 0,
    };
  }
  const days = hours === null ? 0 : Math.round(hours / HOURS_OF_DAY);
  return {
    value: way,
    title: text(`payment.way.${way}`),
    note: text(isSample ? 'payment.way.qrBillSample' : `payment.way.${way}Note`, { days }),
  };
}
