import { InterestKind } from '#capabilities/interest/interest.ts';
import { addressText, pricePeriodText, priceText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import { titleLanguage } from '#capabilities/offers/ui/facts/offer-title.ts';
import { OwnOfferMenu } from '#capabilities/publishing/ui/standing/OwnOfferMenu.tsx';
import { actsOf } from '#capabilities/publishing/ui/standing/own-offer-acts.ts';
import { StandingBadge, StandingWays } from '#capabilities/publishing/ui/standing/StandingHints.tsx';
import { previewHref } from '#capabilities/publishing/ui/standing/standing-words.ts';
import { useOwnOfferActs } from '#capabilities/publishing/ui/standing/useOwnOfferActs.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { Cover, ownTitle, type PropertyRowProps, recentTotal } from './PropertyRow.tsx';

type PropertyTableProps = {
  homes: readonly PropertyRowProps['home'][];
  /** The other properties of the row of a home. */
  rowOf: (home: PropertyRowProps['home']) => Omit<PropertyRowProps, 'home'>;
};

/** The homes of an owner of many: one line each, on a phone two. @source docs/reference/workspace.md, "My properties" */
export function PropertyTable({ homes, rowOf }: PropertyTableProps) {
  const { text } = useLocale();
  return (
    <table className="w-full text-left text-sm max-tablet:block">
      <caption className="sr-only">{text('workspace.myProperties')}</caption>
      <thead className="text-muted max-tablet:sr-only">
        <tr className="border-b border-line">
          {COLUMNS.map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 font-normal last:pr-0 last:text-right">
              {text(`properties.table.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-tablet:block">
        {homes.map((home) => (
          <HomeLine key={home.id} home={home} {...rowOf(home)} />
        ))}
      </tbody>
    </table>
  );
}

const COLUMNS = ['home', 'price', 'state', 'views', 'acts'] as const;

function HomeLine({ home, rolesFlag, now, onOutcome }: PropertyRowProps) {
  const tools = useLocale();
  const { preview } = home;
  const acts = useOwnOfferActs(home, onOutcome);
  const possible = actsOf(home, rolesFlag, now);
  const title = ownTitle(home, tools);
  const period = pricePeriodText(preview, tools);
  return (
    <tr className="border-b border-line align-top max-tablet:flex max-tablet:flex-wrap max-tablet:items-start max-tablet:gap-x-4 max-tablet:gap-y-2 max-tablet:py-3">
      <th scope="row" className="font-normal max-tablet:w-full tablet:py-3 tablet:pr-4">
        <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3">
          <Cover home={home} sizes="4.5rem" />
          <div className="min-w-0">
            <a
              href={previewHref(home, tools.locale)}
              className="inline-block py-0.5 font-medium underline-offset-4 hover:underline"
              {...titleLanguage(preview)}
            >
              {title}
            </a>
            {preview.city !== '' && <p className="text-muted">{addressText(preview)}</p>}
          </div>
        </div>
      </th>
      <td className="font-medium whitespace-nowrap tabular-nums tablet:py-3 tablet:pr-4">
        {priceText(preview, tools)}
        {period && <span className="font-normal text-muted"> {period}</span>}
      </td>
      <td className="tablet:py-3 tablet:pr-4">
        <StandingBadge offer={home} now={now} />
      </td>
      <td className="tabular-nums max-tablet:hidden tablet:py-3 tablet:pr-4">
        <Views home={home} />
      </td>
      <td className="max-tablet:ml-auto tablet:py-3">
        <div className="flex flex-wrap justify-end gap-2">
          <StandingWays offer={home} possible={possible} acts={acts} />
          <OwnOfferMenu offer={home} title={title} possible={possible} acts={acts} />
        </div>
      </td>
    </tr>
  );
}

/** Visitors of the last 30 days, with the way to all statistics; a dash for a home that was never public. */
function Views({ home }: Pick<PropertyRowProps, 'home'>) {
  const { locale, number } = useLocale();
  if (home.activeOfferId === null) return '–';
  return (
    <a
      href={`${previewHref(home, locale)}#figures`}
      className="-my-1 inline-block py-1 text-lake underline-offset-4 hover:underline"
    >
      {number(recentTotal(home, InterestKind.Seen))}
    </a>
  );
}
