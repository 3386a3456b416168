import type { ReviewHintFragment } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { caseHref } from '../data/moderation-views.ts';

type HintHome = ReviewHintFragment['homes'][number];
type HintHomesProps = { homes: readonly HintHome[]; offerType: number };

/** Homes of a hint, each with a link to a window of its own. */
export function HintHomes({ homes, offerType }: HintHomesProps) {
  const { locale, text, money, number } = useLocale();
  const factsOf = ({ street, city, rooms, livingSpace, price }: HintHome): string =>
    [
      [street, city].filter(Boolean).join(', '),
      rooms !== null && text('kit.rooms', { count: rooms }),
      livingSpace !== null && `${number(livingSpace)} m²`,
      price !== null && money(price, 'CHF'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <ul className="flex flex-col gap-2">
      {homes.map((home) => (
        <li key={`${home.activeOfferId} ${home.offerId}`} className="min-w-0">
          <a
            href={hrefOf(home, offerType, locale)}
            target="_blank"
            rel="noreferrer"
            className="block truncate text-lake underline underline-offset-4"
          >
            {home.title || text('moderation.row.noTitle')}
          </a>
          <p className="text-sm text-muted">
            {factsOf(home)}
            {home.pictures > 0 && ` · ${text('moderation.hint.pictures', { count: home.pictures })}`}
            {home.isOfSame && ` · ${text('moderation.hint.sameAdvertiser')}`}
            {home.activeOfferId === null && ` · ${text('moderation.hint.waiting')}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A public listing's page, whose address completes its own words; a waiting offer opens here. */
function hrefOf({ activeOfferId, offerId }: HintHome, offerType: number, locale: Locale): string {
  if (activeOfferId === null) return caseHref(offerId ?? 0, locale);
  return buildPath('listing', locale, { offer: offerType === 1 ? 'rent' : 'buy', listing: `x,${activeOfferId}` });
}
