import type { ReactNode } from 'react';
import { offerPath } from '#capabilities/offers/offer.links.ts';
import type { OfferCardFragment } from '#generated/operations.ts';
import { CardLink } from '#kit/design/buttons/CardLink.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { advantagesOf } from '../facts/offer-advantages.ts';
import { addressText, advertiserText, factsText } from '../facts/offer-texts.ts';
import { cardTitle, titleLanguage } from '../facts/offer-title.ts';
import { OfferPrice } from '../price/OfferPrice.tsx';
import { OfferCardFrame } from './OfferCardFrame.tsx';
import { OfferRowFacts } from './OfferRowFacts.tsx';
import { OfferRowPictures } from './OfferRowPictures.tsx';
import { LAYOUT_CLASSES, type OfferCardLayout } from './offer-card-layout.ts';

type OfferCardProps = {
  /** A wide row also shows the beginning of its description, if that is known. */
  offer: OfferCardFragment & { excerpt?: string };
  /** The time of the page, ISO 8601: server and browser mark the same homes as new. */
  now: string;
  /** Action on the home, top right on its picture. */
  action?: ReactNode;
  layout?: OfferCardLayout;
  /** Width of the picture, as the `sizes` attribute. */
  sizes: string;
  /** Whether the card is visible at once: its picture loads without delay. */
  isPriority?: boolean;
};

/** A home in a list. @source docs/reference/appearance.md, "Cards" */
export function OfferCard({ offer, now, action, layout = 'card', sizes, isPriority = false }: OfferCardProps) {
  const tools = useLocale();
  const href = offerPath(offer, tools.locale);
  const title = cardTitle(offer, tools);
  const advantages = advantagesOf(offer, tools);
  const isRow = layout === 'row';
  const frame = { offer, now, href, title, sizes, isPriority, action };
  return (
    <OfferCardFrame {...frame} className={LAYOUT_CLASSES[layout]}>
      {isRow && <OfferRowPictures offer={offer} />}
      <div className="card-words">
        <p>
          <OfferPrice offer={offer} />
        </p>
        <p>{factsText(offer, tools)}</p>
        <p>{addressText(offer)}</p>
        <h3>
          <CardLink href={href} {...titleLanguage(offer)}>
            {title}
          </CardLink>
        </h3>
        <p>{advertiserText(offer.contactInfo, tools)}</p>
        {advantages.length > 0 && (
          <p className="card-advantages">
            {advantages.map((advantage, index) => (
              <span key={advantage}>{index > 0 ? `· ${advantage}` : advantage}</span>
            ))}
          </p>
        )}
        {isRow && offer.excerpt && (
          <p className="card-excerpt" {...titleLanguage(offer)}>
            {offer.excerpt}
          </p>
        )}
      </div>
      {isRow && <OfferRowFacts offer={offer} now={now} />}
    </OfferCardFrame>
  );
}
