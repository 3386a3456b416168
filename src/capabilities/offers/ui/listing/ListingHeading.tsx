import type { OfferPriceBlockFragment, PublicListingFragment } from '#generated/operations.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { OfferMarks } from '../card/OfferMarks.tsx';
import { addressText } from '../facts/offer-texts.ts';
import { offeredKind, titleLanguage } from '../facts/offer-title.ts';
import { OfferPriceBlock } from '../price/OfferPriceBlock.tsx';

type ListingHeadingProps = {
  listing: HeadedListing;
  title: string;
  now: string;
};

/** The fields of a heading. */
type HeadedListing = OfferPriceBlockFragment &
  Parameters<typeof offeredKind>[0] &
  Parameters<typeof addressText>[0] &
  Pick<PublicListingFragment, 'createdAt' | 'language'>;

/** Price, title and location of a home. */
export function ListingHeading({ listing, title, now }: ListingHeadingProps) {
  const tools = useLocale();
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-muted">{offeredKind(listing, tools)}</p>
        <OfferMarks offer={listing} now={now} />
      </div>
      <OfferPriceBlock offer={listing} />
      <div className="flex flex-col gap-1">
        <h1 {...titleLanguage(listing)} className="text-2xl tablet:text-3xl">
          {title}
        </h1>
        <p className="text-lg text-muted">{addressText(listing)}</p>
      </div>
    </header>
  );
}
