import type { OwnOfferStandingFragment } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Badge } from '#kit/design/content/Badge.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { OwnOfferAct } from './own-offer-acts.ts';
import { daysLeft, nextStep, staffComment, stateTextId, stateTone } from './standing-words.ts';
import type { OwnOfferActs } from './useOwnOfferActs.ts';

type StandingHintsProps = {
  offer: OwnOfferStandingFragment;
  possible: readonly OwnOfferAct[];
  acts: OwnOfferActs;
  /** Current time of the page, ISO 8601. */
  now: string;
};

/** Status of an offer in plain words, and its remaining days. */
export function StandingBadge({ offer, now }: Pick<StandingHintsProps, 'offer' | 'now'>) {
  const { text } = useLocale();
  const days = daysLeft(offer, now);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={stateTone(offer)}>{text(stateTextId(offer))}</Badge>
      {days !== null && (
        <span className="text-sm text-muted tabular-nums">{text('properties.daysLeft', { count: days })}</span>
      )}
    </p>
  );
}

/** The next step of an offer: as a sentence, with the staff's comment and the button that leads there. */
export function StandingHints({ offer, possible, acts }: Omit<StandingHintsProps, 'now'>) {
  const { text, locale } = useLocale();
  const words = staffComment(offer);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-prose text-sm text-muted">{text(nextStep(offer, locale).text)}</p>
      {words && (
        <blockquote className="max-w-prose border-l-3 border-brick pl-3 text-sm whitespace-pre-line">
          {words}
        </blockquote>
      )}
      <StandingWays offer={offer} possible={possible} acts={acts} />
    </div>
  );
}

/** The buttons of the next step of an offer; nothing where there is none to take. */
export function StandingWays({ offer, possible, acts }: Omit<StandingHintsProps, 'now'>) {
  const { text, locale } = useLocale();
  const { way } = nextStep(offer, locale);
  const tap = TAPS.find((act) => possible.includes(act));
  if (!way && !tap) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {way && (
        <LinkButton href={way.href} size="small">
          {text(way.label)}
        </LinkButton>
      )}
      {tap && (
        <Button
          size="small"
          variant={way ? 'secondary' : 'primary'}
          isLoading={acts.acting === tap}
          onClick={() => void acts.act(tap)}
        >
          {text(`properties.act.${tap}`)}
        </Button>
      )}
    </div>
  );
}

/** Acts that move an offer on. */
const TAPS: readonly OwnOfferAct[] = ['submit', 'resume'];
