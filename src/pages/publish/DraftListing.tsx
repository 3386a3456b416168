import { featuresOf } from '#capabilities/offers/feature.ts';
import { statedGross } from '#capabilities/offers/gross-price.ts';
import { type Category, OfferType, PriceType } from '#capabilities/offers/offer.ts';
import { KeyFacts } from '#capabilities/offers/ui/facts/KeyFacts.tsx';
import { OfferFeatureList } from '#capabilities/offers/ui/facts/OfferFeatureList.tsx';
import { allFacts, keyFacts } from '#capabilities/offers/ui/facts/offer-facts.ts';
import { addressText, pricePeriodText, priceText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import { hasManyPrices } from '#capabilities/offers/ui/price/many-prices.ts';
import { factsOfCategory } from '#capabilities/publishing/own-offer-fields.ts';
import { contentOf, type OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { joinStreet } from '#capabilities/publishing/ui/draft/street-number.ts';
import { pictureAddress } from '#capabilities/publishing/ui/pictures/picture-address.ts';
import { type OpenedEditor, useEditorView, usePictureView } from '#capabilities/publishing/ui/useOfferEditor.ts';
import type { OfferFactsFragment } from '#generated/operations.ts';
import { joinBits } from '#kernel/bits.ts';
import { classes } from '#kit/design/classes.ts';
import { DescriptionText } from '#kit/design/content/DescriptionText.tsx';
import { FactList } from '#kit/design/content/FactList.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The listing as the public would see it, rendered in the browser from the form. */
export function DraftListing({ values, opened }: { values: OfferForm; opened: OpenedEditor }) {
  const tools = useLocale();
  const { text } = tools;
  const now = new Date().toISOString();
  const offer = shownFacts(values);
  const features = values.features & joinBits(featuresOf(values.category as Category));
  const street = values.hidesAddress ? null : joinStreet(values.street, values.streetNumber);
  const price = statedGross(values);
  const priced = { offerType: values.offerType, price, priceType: PriceType.Default, currency: 'CHF' };
  const period = values.offerType === OfferType.Rent ? pricePeriodText(priced, tools) : null;
  return (
    <Panel aria-label={text('publish.preview.title')} className="flex flex-col gap-6">
      <h2 className="text-xl">{text('publish.preview.title')}</h2>
      <Shown opened={opened} />
      <div className="flex flex-col gap-1">
        <h3 className="text-2xl" lang={values.language}>
          {values.title || text('publish.untitled')}
        </h3>
        <p className="text-muted">
          {addressText({ street, postalCode: values.postalCode, city: values.city ?? text('publish.noPlace') })}
        </p>
        <p
          className={classes(
            'text-2xl font-semibold wrap-normal tabular-nums',
            hasManyPrices(priced) && 'max-mobile-landscape:text-lg',
          )}
        >
          {priceText(priced, tools)} {period && <span className="text-base font-normal text-muted">{period}</span>}
        </p>
      </div>
      <KeyFacts facts={keyFacts(offer, now, tools)} />
      {values.description && <DescriptionText text={values.description} lang={values.language} />}
      <FactList facts={allFacts(offer, now, tools)} />
      {features !== 0 && <OfferFeatureList features={features} />}
    </Panel>
  );
}

/** The public facts: those of the category. */
function shownFacts(values: OfferForm): OfferFactsFragment {
  const { category, subCategory } = values;
  const { availableFrom } = contentOf(values);
  return { category, subCategory, ...factsOfCategory(values), renovatedIn: null, availableFrom };
}

function Shown({ opened }: { opened: OpenedEditor }) {
  const { text } = useLocale();
  const { draft } = useEditorView(opened);
  const { pictures } = usePictureView(opened);
  const shown = pictures.flatMap((picture) => {
    const address = pictureAddress(picture, draft.offerId);
    return address ? [{ ...picture, address }] : [];
  });
  if (shown.length === 0)
    return <p className="rounded-md bg-mist px-4 py-8 text-center">{text('publish.preview.noPictures')}</p>;
  return (
    <ul className="grid grid-cols-2 gap-2 tablet:grid-cols-3">
      {shown.map(({ hash, address, title }, index) => (
        <li key={hash} className={index === 0 ? 'col-span-2 row-span-2' : ''}>
          <img
            src={address}
            alt={title ?? text('publish.pictures.picture', { place: index + 1 })}
            className="aspect-4/3 size-full rounded-md object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
