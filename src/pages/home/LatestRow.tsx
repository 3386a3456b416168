import { HomeActions } from '#capabilities/favourites/ui/HomeActions.tsx';
import { useHiddenHomes } from '#capabilities/favourites/ui/useSavedHomes.ts';
import type { SearchableOfferType } from '#capabilities/offers/offer.ts';
import { OfferCard } from '#capabilities/offers/ui/card/OfferCard.tsx';
import { cardTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import { DEFAULT_VIEW } from '#capabilities/search/search.filter.ts';
import { resultsHref } from '#capabilities/search/search.links.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { HomeSection } from './HomeSection.tsx';
import { type LatestHomes, latestFilter } from './home.loader.ts';

type LatestRowProps = { title: string; offerType: SearchableOfferType; homes: LatestHomes; now: string };

/** The newest homes of one kind: a row that is swiped on a phone. It renders nothing without homes. */
export function LatestRow({ title, offerType, homes, now }: LatestRowProps) {
  const tools = useLocale();
  const { locale, number, text } = tools;
  const hidden = useHiddenHomes();
  if (homes.data.length === 0) return null;
  const allHref = resultsHref({ filter: latestFilter(offerType), view: DEFAULT_VIEW }, locale, '');
  return (
    <HomeSection
      title={title}
      action={
        <a href={allHref} className="inline-flex min-h-11 items-center gap-1.5 font-medium text-lake hover:underline">
          {text('home.all', { count: number(homes.totalRecords) })}
          <Icon name="arrow-right" className="size-4" />
        </a>
      }
    >
      <ul className={ROW_CLASSES}>
        {homes.data
          .filter(({ id }) => !hidden.has(id))
          .map((offer) => (
            <li key={offer.id} className="w-[82%] shrink-0 snap-start phablet:w-[46%] tablet:w-auto">
              <OfferCard
                offer={offer}
                now={now}
                sizes={SIZES}
                action={<HomeActions id={offer.id} title={cardTitle(offer, tools)} />}
              />
            </li>
          ))}
      </ul>
    </HomeSection>
  );
}

const ROW_CLASSES =
  '-mx-4 flex snap-x snap-mandatory scroll-px-4 scrollbar-none gap-4 overflow-x-auto px-4 tablet:mx-0 tablet:grid ' +
  'tablet:grid-cols-2 tablet:gap-x-6 tablet:gap-y-10 tablet:overflow-visible tablet:px-0 desktop:grid-cols-4';

const SIZES = '(min-width: 1264px) 22rem, (min-width: 768px) 46vw, 82vw';
