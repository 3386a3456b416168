import { pricePeriodText, priceText } from '#capabilities/offers/ui/offer-texts.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { Listing } from './listing.loader.ts';

/** Price and the way to the advertiser at the foot of a small screen, as long as the page is in view. */
export function ContactBar({ listing, contactId }: { listing: Listing; contactId: string }) {
  const tools = useLocale();
  const period = pricePeriodText(listing, tools);
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] tablet-landscape:hidden print:hidden">
      <div className="page-width flex items-center justify-between gap-4 py-2.5">
        <p className="min-w-0 text-lg leading-tight font-semibold tabular-nums">
          {priceText(listing, tools)}
          {period && <span className="text-sm font-normal text-muted"> {period}</span>}
        </p>
        <LinkButton href={`#${contactId}`} className="shrink-0">
          {tools.text('offer.contact.title')}
        </LinkButton>
      </div>
    </div>
  );
}
