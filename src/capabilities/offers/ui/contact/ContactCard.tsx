import type { ReactNode } from 'react';
import type { ContactCardFragment } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { AdvertiserCard } from './AdvertiserCard.tsx';
import { PhoneButton } from './PhoneButton.tsx';
import type { OfferPhone } from './useOfferPhone.ts';

type ContactCardProps = {
  offer: ContactCardFragment;
  id: string;
  offerPhone: OfferPhone;
  /** The link or form to write to the advertiser. */
  children: ReactNode;
};

/** The advertiser of a home: name, a way to write, phone number after a tap, and a link to report the listing. */
export function ContactCard({ offer, id, offerPhone, children }: ContactCardProps) {
  const { text, locale } = useLocale();
  const { hasPhoneNumber, displayContactForm } = offer.contactInfo;
  return (
    <AdvertiserCard offer={offer} id={id}>
      {displayContactForm ? children : <p className="text-sm text-muted">{text('offer.contact.noForm')}</p>}
      {hasPhoneNumber ? (
        <PhoneButton offerPhone={offerPhone} variant={displayContactForm ? 'secondary' : 'primary'} />
      ) : (
        <p className="text-sm text-muted">{text('offer.contact.noPhone')}</p>
      )}
      <div className="border-t border-line pt-3 text-sm">
        <a
          href={buildPath('report', locale, { id: String(offer.id) })}
          rel="nofollow"
          className="inline-flex items-center gap-2 py-2 text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          <Icon name="flag" className="size-4" />
          {text('offer.report')}
        </a>
      </div>
    </AdvertiserCard>
  );
}
