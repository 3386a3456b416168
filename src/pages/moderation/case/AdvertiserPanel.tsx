import { Panel } from '#kit/design/content/Panel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ReviewedCase } from '../data/moderation.loader.ts';

/** Data of the advertiser: no more than a reviewer needs. */
export function AdvertiserPanel({ advertiser }: { advertiser: ReviewedCase['advertiser'] }) {
  const { text, date, number } = useLocale();
  const { memberSince, emailConfirmed, hasPhone, agencyName } = advertiser;
  const facts: [string, string][] = [
    ['since', memberSince ? date(memberSince) : text('moderation.advertiser.gone')],
    ['email', text(emailConfirmed ? 'moderation.advertiser.confirmed' : 'moderation.advertiser.unconfirmed')],
    ['phone', text(hasPhone ? 'moderation.advertiser.given' : 'moderation.advertiser.none')],
    ...(agencyName ? [['agency', agencyName] as [string, string]] : []),
    ['listings', text('moderation.advertiser.count', { all: advertiser.listings, online: advertiser.online })],
    ['approved', number(advertiser.approved)],
    ['rejected', number(advertiser.rejected)],
    ['suspended', number(advertiser.suspended)],
  ];
  return (
    <Panel className="self-start" aria-labelledby="advertiser-record">
      <h2 id="advertiser-record" className="mb-3 text-xl">
        {text('moderation.advertiser.title')}
      </h2>
      <dl className="flex flex-col divide-y divide-line">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-muted">{text(`moderation.advertiser.${label}`)}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
