import type { ReactNode } from 'react';
import { offerPath } from '#capabilities/offers/offer.links.ts';
import type { OfferCardFragment } from '#generated/operations.ts';
import { CardLink } from '#kit/design/buttons/CardLink.tsx';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { cardTitle, titleLanguage } from '../facts/offer-title.ts';
import { OfferPrice } from '../price/OfferPrice.tsx';
import { OfferCardFrame } from './OfferCardFrame.tsx';

type OfferMapCardProps = {
  offer: OfferCardFragment;
  /** The time of the page, ISO 8601. */
  now: string;
  isPriority?: boolean;
  /** Action on the home, top right on its picture. */
  action?: ReactNode;
};

/** As wide as the screen on a phone, at most this wide beside or on a map. */
const SIZES = '(min-width: 600px) 22rem, 92vw';

/** A home on a map: a large picture, the price, and one line with the facts compared first. @source docs/reference/appearance.md, "Maps" */
export function OfferMapCard({ offer, now, isPriority = false, action }: OfferMapCardProps) {
  const tools = useLocale();
  const href = offerPath(offer, tools.locale);
  const title = cardTitle(offer, tools);
  const frame = { offer, now, href, title, sizes: SIZES, isPriority, action };
  return (
    <OfferCardFrame {...frame} className="gap-2">
      <div className="min-w-0">
        <p className="text-lg font-semibold wrap-normal tabular-nums">
          <OfferPrice offer={offer} />
        </p>
        <p className="truncate">{mapFacts(offer, tools)}</p>
        <h3 className="font-sans text-sm font-normal tracking-normal text-muted">
          <CardLink href={href} {...titleLanguage(offer)} className="block truncate py-0.5">
            {title}
          </CardLink>
        </h3>
      </div>
    </OfferCardFrame>
  );
}

/** `3.5 rooms · 84 m² · Lausanne`; where neither rooms nor area are known, the kind of home replaces them. */
function mapFacts({ rooms, livingSpace, landArea, category, city }: OfferCardFragment, tools: LocaleTools): string {
  const area = livingSpace ?? landArea;
  const facts = [...(rooms === null ? [] : [tools.rooms(rooms)]), ...(area === null ? [] : [tools.area(area)])];
  return [...(facts.length > 0 ? facts : [tools.text(`offer.category.${category}`)]), city].join(' · ');
}

/** The placeholder of a card on a map. */
export const OfferMapCardSkeleton = () => (
  <div className="flex flex-col gap-2">
    <Skeleton className="aspect-3/2 rounded-md" />
    <div className="flex h-18.5 flex-col justify-around">
      <Skeleton className="h-5 w-36 rounded-sm" />
      <Skeleton className="h-4 w-56 max-w-full rounded-sm" />
      <Skeleton className="h-3.5 w-64 max-w-full rounded-sm" />
    </div>
  </div>
);
