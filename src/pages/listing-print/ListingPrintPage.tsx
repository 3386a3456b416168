import { PlaceMap } from '#capabilities/locations/ui/PlaceMap.tsx';
import { groupedFeatures } from '#capabilities/offers/feature-groups.ts';
import { useOfferPhone } from '#capabilities/offers/ui/contact/useOfferPhone.ts';
import { KeyFacts } from '#capabilities/offers/ui/facts/KeyFacts.tsx';
import { allFacts, keyFacts } from '#capabilities/offers/ui/facts/offer-facts.ts';
import { addressText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import { offeredKind, offerTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import { HomeDrawing } from '#capabilities/offers/ui/pictures/HomeDrawing.tsx';
import { pictureSource } from '#capabilities/offers/ui/pictures/offer-picture.ts';
import { OfferPriceBlock } from '#capabilities/offers/ui/price/OfferPriceBlock.tsx';
import { DescriptionText } from '#kit/design/content/DescriptionText.tsx';
import { FactList } from '#kit/design/content/FactList.tsx';
import { Logo } from '#kit/design/content/Logo.tsx';
import { Picture } from '#kit/design/pictures/Picture.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { furtherFacts } from './further-facts.ts';
import type { ListingPrintData } from './listing-print.loader.ts';
import { PrintBar } from './PrintBar.tsx';
import { PrintedContact } from './PrintedContact.tsx';

/** A listing on one sheet of A4, unless its description is long, to take along to a visit. */
export function ListingPrintPage({ data }: { data: ListingPrintData }) {
  const tools = useLocale();
  const { text, date } = tools;
  const { listing, now, origin } = data;
  const offerPhone = useOfferPhone(listing.id);
  const [cover] = listing.images;
  const atTop = keyFacts(listing, now, tools);
  const further = furtherFacts(allFacts(listing, now, tools), atTop);
  const point = listing.lat !== null && listing.lng !== null ? { lat: listing.lat, lng: listing.lng } : null;
  return (
    <>
      <PrintBar listing={listing} offerPhone={offerPhone} />
      <article className={SHEET_CLASSES}>
        <header className="flex items-center justify-between border-b border-line pb-3 print:pb-2">
          <Logo />
          <p className="text-sm text-muted">{text('listing.print.date', { date: date(now, 'long') })}</p>
        </header>
        <div className="grid gap-6 tablet:grid-cols-2 print:grid-cols-2">
          <div className="aspect-4/3 overflow-hidden rounded-md print:aspect-3/2">
            {cover ? (
              <Picture
                picture={pictureSource(
                  cover,
                  cover.title ?? text('kit.picture', { index: 1, count: 1 }),
                  listing.category,
                )}
                sizes="(min-width: 768px) 380px, 100vw"
                largestPx={960}
                isPriority
              />
            ) : (
              <HomeDrawing category={listing.category} />
            )}
          </div>
          <div className="flex flex-col gap-3">
            <p className="text-muted">{offeredKind(listing, tools)}</p>
            <OfferPriceBlock offer={listing} />
            <h1 className="text-2xl">{offerTitle(listing, tools)}</h1>
            <p className="text-muted">{addressText(listing)}</p>
          </div>
        </div>
        <KeyFacts facts={atTop} />
        <DescriptionText text={listing.description} {...(listing.language && { lang: listing.language })} isColumned />
        <div className="grid gap-6 tablet:grid-cols-2 print:grid-cols-2">
          {further.length > 0 && (
            <section className="flex flex-col gap-2">
              <h2 className="text-lg">{text('listing.details')}</h2>
              <FactList facts={further} />
            </section>
          )}
          {listing.features !== 0 && <PrintedFeatures features={listing.features} />}
        </div>
        <div className="grid gap-6 break-inside-avoid tablet:grid-cols-2 print:grid-cols-2">
          {listing.placeMap && <PlaceMap map={listing.placeMap} point={point} isExact={listing.street !== null} />}
          <PrintedContact listing={listing} origin={origin} offerPhone={offerPhone} />
        </div>
      </article>
    </>
  );
}

const SHEET_CLASSES =
  'mx-auto my-6 flex w-full max-w-[210mm] flex-col gap-6 bg-surface p-5 tablet:p-10 print:my-0 print:max-w-none ' +
  'print:gap-4 print:bg-transparent print:p-0';

/** The features of a home in lines of text, without icons. @param features bits */
function PrintedFeatures({ features }: { features: number }) {
  const { text } = useLocale();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{text('listing.features')}</h2>
      <dl className="flex flex-col gap-1">
        {groupedFeatures(features).map((group) => (
          <div key={group.name} className="grid grid-cols-[8rem_1fr] gap-4">
            <dt className="text-muted hyphens-auto">{text(`offer.features.${group.name}`)}</dt>
            <dd>{group.features.map((feature) => text(`offer.feature.${feature}`)).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
