import type { ContactCardFragment } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Avatar } from '#kit/design/pictures/Avatar.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { advertiserText } from './offer-texts.ts';
import { PhoneButton } from './PhoneButton.tsx';
import type { OfferPhone } from './useOfferPhone.ts';

type ContactCardProps = {
  offer: ContactCardFragment;
  id: string;
  offerPhone: OfferPhone;
};

/** The advertiser of a home: name, phone number after a tap, and the way to report the listing. */
export function ContactCard({ offer, id, offerPhone }: ContactCardProps) {
  const tools = useLocale();
  const { text, locale } = tools;
  const { agencyName, agencyAddress, advertiserName, hasPhoneNumber } = offer.contactInfo;
  const name = advertiserText(offer.contactInfo, tools);
  return (
    <Panel id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-20 flex-col gap-4">
      <h2 id={`${id}-title`} className="sr-only">
        {text('offer.contact.title')}
      </h2>
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          {agencyName && advertiserName && advertiserName !== agencyName && <p>{advertiserName}</p>}
          {agencyAddress && <p className="text-sm text-muted">{agencyAddress}</p>}
        </div>
      </div>
      {hasPhoneNumber ? (
        <PhoneButton offerPhone={offerPhone} />
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
    </Panel>
  );
}
