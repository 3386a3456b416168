import { useSyncExternalStore } from 'react';
import { classes } from '#kit/design/classes.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { countSizePx, type HomePin, shortPrice } from './home-pin.ts';
import { isLifted, type ListedHome } from './pin-homes.ts';
import { pointedHomes } from './pointed-homes.ts';

type MapHomePinProps = {
  pin: HomePin;
  isSeen: boolean;
  /** Whether its homes are shown. */
  isOpened: boolean;
  homes: readonly ListedHome[];
};

/** One home or several on the map: a dot, a price, or a number of homes. It is raised while hovered, focused or open. */
export function MapHomePin({ pin, isSeen, isOpened, homes }: MapHomePinProps) {
  const { text, ...tools } = useLocale();
  const { look, count, price } = pin;
  const isRaised = useSyncExternalStore(
    pointedHomes.subscribe,
    () => isLifted(pin, pointedHomes.get(), homes),
    () => false,
  );
  const marks = { 'data-lifted': isRaised || isOpened || undefined, 'data-seen': isSeen || undefined };
  const seen = isSeen && <span className="sr-only">{`, ${text('offer.mark.seen')}`}</span>;
  if (look === 'count') {
    const size = countSizePx(count);
    return (
      <span {...marks} className={classes(PIN, COUNT)} style={{ width: size, height: size }}>
        <span aria-hidden="true">{tools.number(count)}</span>
        <span className="sr-only">{text('results.count', { count })}</span>
        {seen}
      </span>
    );
  }
  const isSeveral = count > 1;
  const from = (value: string): string => (isSeveral && price !== null ? text('search.from', { value }) : value);
  return (
    <span {...marks} className={classes(PIN, LOOKS[look])}>
      {isSeveral && (
        <span className="-ml-1.5 rounded-full bg-on-lake/25 px-1.5">
          {count}
          <span className="sr-only">{` ${text('map.homesHere', { count })}, `}</span>
        </span>
      )}
      {look === 'price' && <span aria-hidden="true">{from(shortPrice(price, { text, ...tools }))}</span>}
      <span className="sr-only">{price === null ? text('map.price.onRequest') : from(tools.money(price))}</span>
      {seen}
    </span>
  );
}

const PIN =
  'relative flex items-center justify-center gap-1.5 font-semibold tabular-nums transition-[background-color,scale] ' +
  'bg-lake text-on-lake data-seen:bg-surface data-seen:text-muted data-seen:ring-edge ' +
  'group-hover/pin:bg-ink group-hover/pin:text-paper group-hover/pin:scale-110 ' +
  'data-lifted:bg-ink data-lifted:text-paper data-lifted:scale-110 ' +
  'shadow-[0_1px_4px_rgb(11_19_16/0.35)] rounded-full';

const COUNT = 'text-sm ring-3 ring-lake/25 data-lifted:ring-ink/25';

const LOOKS = {
  price: 'min-h-7 px-2.5 text-sm whitespace-nowrap ring-2 ring-surface',
  // The clickable area is larger than the visible one.
  dot: 'size-3.5 ring-2 ring-surface after:absolute after:-inset-1.5',
} as const;
