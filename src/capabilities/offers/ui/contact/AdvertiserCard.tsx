import type { ReactNode } from 'react';
import type { ContactCardFragment } from '#generated/operations.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { Avatar } from '#kit/design/pictures/Avatar.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { advertiserText } from '../facts/offer-texts.ts';

type AdvertiserCardProps = {
  offer: Pick<ContactCardFragment, 'contactInfo'>;
  id: string;
  /** Links and buttons to contact the advertiser. */
  children: ReactNode;
};

/** The advertiser of a home. */
export function AdvertiserCard({ offer, id, children }: AdvertiserCardProps) {
  const tools = useLocale();
  const { agencyName, agencyAddress, advertiserName } = offer.contactInfo;
  const name = advertiserText(offer.contactInfo, tools);
  return (
    <Panel id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-20 flex-col gap-4">
      <h2 id={`${id}-title`} className="sr-only">
        {tools.text('offer.contact.title')}
      </h2>
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          {agencyName && advertiserName && advertiserName !== agencyName && <p>{advertiserName}</p>}
          {agencyAddress && <p className="text-sm text-muted">{agencyAddress}</p>}
        </div>
      </div>
      {children}
    </Panel>
  );
}
