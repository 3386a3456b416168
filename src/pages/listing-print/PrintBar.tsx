import { offerPath } from '#capabilities/offers/offer.links.ts';
import type { OfferPhone } from '#capabilities/offers/ui/contact/useOfferPhone.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { PrintedListing } from './listing-print.loader.ts';

type PrintBarProps = { listing: PrintedListing; offerPhone: OfferPhone };

/**
 * Links back and to the printer, not printed themselves. Printing first requests the phone number, because paper cannot be tapped.
 *
 * Without script the browser's own menu prints.
 */
export function PrintBar({ listing, offerPhone }: PrintBarProps) {
  const { locale, text } = useLocale();
  const print = async (): Promise<void> => {
    if (listing.contactInfo.hasPhoneNumber) await offerPhone.reveal();
    // The number just revealed is on the sheet once it is rendered.
    requestAnimationFrame(() => setTimeout(() => window.print()));
  };
  return (
    <div className="mx-auto flex w-full max-w-[210mm] flex-wrap items-center justify-between gap-3 px-4 pt-4 tablet:px-0 print:hidden">
      <LinkButton
        href={offerPath(listing, locale)}
        variant="quiet"
        icon={<Icon name="arrow-left" className="size-4" />}
      >
        {text('listing.print.back')}
      </LinkButton>
      <Button
        icon={<Icon name="printer" className="size-4" />}
        isLoading={offerPhone.phone.step === 'loading'}
        onClick={print}
        className="noscript:hidden"
      >
        {text('offer.print')}
      </Button>
    </div>
  );
}
