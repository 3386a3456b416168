import { offerPath } from '#capabilities/offers/offer.links.ts';
import { titleLanguage } from '#capabilities/offers/ui/facts/offer-title.ts';
import { ReportForm } from '#capabilities/review/ui/ReportForm.tsx';
import { buildPath } from '#kernel/paths/paths.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ReportData } from './report.loader.ts';

/** The form that reports a problem with a listing, or with the product. @source docs/reference/screens.md, "Report a problem" */
export function ReportPage({ data: { offerId, listing } }: { data: ReportData }) {
  const { locale, text } = useLocale();
  const back = listing
    ? { href: offerPath(listing, locale), words: text('report.backToListing') }
    : { href: buildPath('home', locale), words: text('report.backHome') };
  return (
    <div className="page-width flex flex-col gap-6 py-8 tablet:py-12">
      <div className="flex max-w-prose flex-col gap-3">
        <h1 className="text-3xl tablet:text-4xl">{text('screen.report')}</h1>
        <p className="text-lg text-muted">{text(offerId === null ? 'report.introHouse' : 'report.intro')}</p>
        {listing && (
          <p>
            {text('report.about')}{' '}
            <a
              {...titleLanguage(listing)}
              href={offerPath(listing, locale)}
              className="font-medium text-lake underline underline-offset-4"
            >
              {listing.title}
            </a>
            , {listing.city}
          </p>
        )}
        {offerId !== null && !listing && <p>{text('report.aboutGone')}</p>}
      </div>
      <Panel className="flex w-full max-w-prose flex-col gap-5 tablet:p-8">
        <ReportForm offerId={offerId} back={back} />
        <p className="text-sm text-muted">
          {text('report.privacy')}{' '}
          <a href={buildPath('privacy', locale)} className="text-lake underline underline-offset-4">
            {text('screen.privacy')}
          </a>
        </p>
      </Panel>
    </div>
  );
}
