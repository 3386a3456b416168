import { HeartButton } from '#capabilities/favourites/ui/HomeActions.tsx';
import { OfferCard } from '#capabilities/offers/ui/card/OfferCard.tsx';
import type { OfferCardLayout } from '#capabilities/offers/ui/card/offer-card-layout.ts';
import { cardTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import type { FavouriteEntryFragment } from '#generated/operations.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { GoneFavourite } from './GoneFavourite.tsx';
import { priceChangeText } from './price-change.ts';
import { NoteField } from './together/NoteField.tsx';
import { Opinions } from './together/Opinions.tsx';

/** Whether a home is picked for comparison, and the handler that changes it. */
export interface ComparisonPick {
  isPicked: boolean;
  /** Four are picked already. */
  isFull: boolean;
  toggle: () => void;
}

type FavouriteEntryProps = {
  entry: FavouriteEntryFragment;
  now: string;
  layout: OfferCardLayout;
  pick: ComparisonPick;
};

/** A saved home: its card, its changes since, and the opinions on it. */
export function FavouriteEntry({ entry, now, layout, pick }: FavouriteEntryProps) {
  const tools = useLocale();
  const { text, date } = tools;
  const { property, activeOfferId, isOwn } = entry;
  if (property === null) return <GoneFavourite entry={entry} now={now} />;
  const title = cardTitle(property, tools);
  const change = priceChangeText({ ...entry, property }, tools);
  return (
    <div className="flex h-full flex-col gap-3">
      <OfferCard
        offer={property}
        now={now}
        layout={layout}
        sizes={layout === 'row' ? ROW_SIZES : CARD_SIZES}
        action={
          <div className="home-actions">
            <PickBox title={title} pick={pick} />
            <HeartButton id={activeOfferId} title={title} />
          </div>
        }
      />
      <p className="text-sm text-muted">
        {isOwn && text('favourites.savedOn', { date: date(entry.savedAt) })}
        {isOwn && change && <span className="font-medium text-ink">{` · ${change}`}</span>}
      </p>
      <Opinions entry={entry} />
      {isOwn && <NoteField key={activeOfferId} activeOfferId={activeOfferId} note={entry.note} />}
    </div>
  );
}

/** The tick of a home that is to be compared, on its picture. */
function PickBox({ title, pick }: { title: string; pick: ComparisonPick }) {
  const { text } = useLocale();
  const isClosed = pick.isFull && !pick.isPicked;
  return (
    <label className="flex h-11 cursor-pointer items-center gap-2 rounded-full bg-surface pr-4 pl-3 text-sm shadow-float hover:bg-mist has-disabled:cursor-default has-disabled:text-muted">
      <input
        type="checkbox"
        checked={pick.isPicked}
        disabled={isClosed}
        onChange={pick.toggle}
        aria-label={text('favourites.compare.pick', { title })}
        className="size-5 accent-lake"
      />
      {text('favourites.compare.short')}
    </label>
  );
}

const CARD_SIZES = '(min-width: 1264px) 20rem, (min-width: 768px) 46vw, 92vw';
const ROW_SIZES = '(min-width: 768px) 352px, 92vw';
