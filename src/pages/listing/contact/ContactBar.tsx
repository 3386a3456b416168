import { CallButton } from '#capabilities/offers/ui/contact/CallButton.tsx';
import type { OfferPhone } from '#capabilities/offers/ui/contact/useOfferPhone.ts';
import { pricePeriodText, priceText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { Listing } from '../data/listing.loader.ts';
import type { MessageDialog } from './useWriteDialog.tsx';
import { WriteButton } from './WriteButton.tsx';

type ContactBarProps = { listing: Listing; contactId: string; offerPhone: OfferPhone; writing: MessageDialog };

/**
 * Price and contact buttons at the foot of a small screen, as long as the page is in view: a message and a call, or a link to the card
 * of the advertiser where there is neither.
 */
export function ContactBar({ listing, contactId, offerPhone, writing }: ContactBarProps) {
  const tools = useLocale();
  const period = pricePeriodText(listing, tools);
  const { phone } = offerPhone;
  const { hasPhoneNumber, displayContactForm } = listing.contactInfo;
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] tablet-landscape:hidden print:hidden">
      {/* Hidden from screen readers: the card of the advertiser has the same content. */}
      {phone.step === 'failed' && (
        <p className="page-width pt-2.5 text-sm font-medium text-brick-hover">{tools.text(phone.errorId)}</p>
      )}
      <div className="page-width flex flex-wrap items-center justify-between gap-x-2 gap-y-2 py-2.5 mobile-landscape:gap-x-3">
        <p className="flex-1 leading-tight font-semibold wrap-normal max-mobile:text-[0.9375rem] mobile-landscape:text-lg tabular-nums">
          {priceText(listing, tools)}
          {period && <span className="block text-sm font-normal text-muted"> {period}</span>}
        </p>
        <div className="ml-auto flex shrink-0 gap-2">
          {hasPhoneNumber && (
            <CallButton offerPhone={offerPhone} variant={displayContactForm ? 'secondary' : 'primary'} />
          )}
          {displayContactForm && <WriteButton writing={writing} isShort />}
          {!hasPhoneNumber && !displayContactForm && (
            <LinkButton href={`#${contactId}`}>{tools.text('offer.contact.title')}</LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}
