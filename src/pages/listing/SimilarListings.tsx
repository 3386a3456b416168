import { HomeActions } from '#capabilities/favourites/ui/HomeActions.tsx';
import { useHiddenHomes } from '#capabilities/favourites/ui/useSavedHomes.ts';
import { OfferCard } from '#capabilities/offers/ui/card/OfferCard.tsx';
import { cardTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import type { OfferCardFragment } from '#generated/operations.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type SimilarListingsProps = { title: string; offers: readonly OfferCardFragment[]; now: string };

/** Other homes: a row to swipe on a phone, a grid where there is room. The grid has whole rows of three, if there are as many. */
export function SimilarListings({ title, offers, now }: SimilarListingsProps) {
  const tools = useLocale();
  const hidden = useHiddenHomes();
  const shown = offers.filter(({ id }) => !hidden.has(id));
  return (
    <section aria-labelledby="similar" className="flex flex-col gap-6">
      <h2 id="similar" className="text-2xl">
        {title}
      </h2>
      <ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 scrollbar-none gap-4 overflow-x-auto px-4 pb-1 tablet:mx-0 tablet:grid tablet:grid-cols-2 tablet:gap-x-6 tablet:gap-y-10 tablet:overflow-visible tablet:px-0 desktop:grid-cols-3">
        {shown.slice(0, shown.length < ROW ? ROW : shown.length - (shown.length % ROW)).map((offer) => (
          <li key={offer.id} className="w-[82%] shrink-0 snap-start tablet:w-auto">
            <OfferCard
              offer={offer}
              now={now}
              sizes={SIZES}
              action={<HomeActions id={offer.id} title={cardTitle(offer, tools)} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ROW = 3;

const SIZES = '(min-width: 1264px) 430px, (min-width: 768px) 50vw, 82vw';
