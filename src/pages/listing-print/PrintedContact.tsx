import { offerPath, offerWordOf } from '#capabilities/offers/offer.links.ts';
import { sourceText } from '#capabilities/offers/offer-source.ts';
import { PhoneButton } from '#capabilities/offers/ui/contact/PhoneButton.tsx';
import { phoneText } from '#capabilities/offers/ui/contact/phone-number.ts';
import type { OfferPhone } from '#capabilities/offers/ui/contact/useOfferPhone.ts';
import { advertiserText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { QrCode } from '#kit/design/charts/QrCode.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { PrintedListing } from './listing-print.loader.ts';

type PrintedContactProps = { listing: PrintedListing; origin: string; offerPhone: OfferPhone };

/** The advertiser, their contact details, and the address of the listing online. */
export function PrintedContact({ listing, origin, offerPhone }: PrintedContactProps) {
  const tools = useLocale();
  const { text, date, locale } = tools;
  const { contactInfo, id, source, createdAt, updatedAt } = listing;
  const { phone } = offerPhone;
  const { agencyName, agencyAddress, advertiserName } = contactInfo;
  const address = origin + offerPath(listing, locale);
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="text-lg">{text('offer.contact.title')}</h2>
      <div>
        <p className="font-semibold">{advertiserText(contactInfo, tools)}</p>
        {agencyName && advertiserName && advertiserName !== agencyName && <p>{advertiserName}</p>}
        {agencyAddress && <p>{agencyAddress}</p>}
      </div>
      {phone.step === 'shown' && (
        <p className="hidden text-lg font-semibold tabular-nums print:block">{phoneText(phone.number)}</p>
      )}
      {contactInfo.hasPhoneNumber && (
        <div className="noscript:hidden print:hidden">
          <PhoneButton offerPhone={offerPhone} />
        </div>
      )}
      <div className="flex items-start gap-4">
        <QrCode text={origin + shortPath(listing, locale)} />
        <div className="min-w-0">
          <p className="text-sm text-muted">{text('listing.print.address')}</p>
          <a href={address} className="underline underline-offset-2">
            {address}
          </a>
        </div>
      </div>
      <p className="text-sm text-muted">
        {`${text('offer.fact.id')} ${id} · ${sourceText(source, text)} · ${text('offer.fact.createdAt')} ${date(createdAt)} · ${text('offer.fact.updatedAt')} ${date(updatedAt)}`}
      </p>
    </section>
  );
}

/** The address without its words, which the page adds again: a shorter code is easier for a camera. */
const shortPath = ({ id, offerType }: PrintedListing, locale: Locale): string =>
  buildPath('listing', locale, { offer: offerWordOf(offerType), listing: String(id) });
