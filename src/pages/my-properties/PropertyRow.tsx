import { Demand } from '#capabilities/alerts/ui/Demand.tsx';
import { InterestKind } from '#capabilities/interest/interest.ts';
import { addressText, factsText, pricePeriodText, priceText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import { offeredKind, offerTitle, titleLanguage } from '#capabilities/offers/ui/facts/offer-title.ts';
import { HomeDrawing } from '#capabilities/offers/ui/pictures/HomeDrawing.tsx';
import { pictureSource } from '#capabilities/offers/ui/pictures/offer-picture.ts';
import { OwnOfferMenu } from '#capabilities/publishing/ui/standing/OwnOfferMenu.tsx';
import { actsOf } from '#capabilities/publishing/ui/standing/own-offer-acts.ts';
import { StandingBadge, StandingHints } from '#capabilities/publishing/ui/standing/StandingHints.tsx';
import { previewHref } from '#capabilities/publishing/ui/standing/standing-words.ts';
import { type OwnOfferOutcome, useOwnOfferActs } from '#capabilities/publishing/ui/standing/useOwnOfferActs.ts';
import type { OwnPropertyFragment } from '#generated/operations.ts';
import { Picture } from '#kit/design/pictures/Picture.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

export type PropertyRowProps = {
  home: OwnPropertyFragment;
  rolesFlag: number;
  /** The moment of the page, ISO 8601. */
  now: string;
  onOutcome: (outcome: OwnOfferOutcome) => void;
};

/** A home in its owner's list: its facts, its status, its next step, and all actions. */
export function PropertyRow({ home, rolesFlag, now, onOutcome }: PropertyRowProps) {
  const tools = useLocale();
  const { preview } = home;
  const acts = useOwnOfferActs(home, onOutcome);
  const possible = actsOf(home, rolesFlag, now);
  const title = ownTitle(home, tools);
  const period = pricePeriodText(preview, tools);
  return (
    <article className="grid gap-x-5 gap-y-4 rounded-lg border border-line bg-surface p-4 tablet:grid-cols-[13rem_minmax(0,1fr)]">
      <Cover home={home} sizes="(min-width: 768px) 13rem, 100vw" />
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <StandingBadge offer={home} now={now} />
          <OwnOfferMenu offer={home} title={title} possible={possible} acts={acts} />
        </div>
        <div className="flex flex-col gap-0.5">
          <p className="text-lg font-semibold wrap-normal tabular-nums">
            {priceText(preview, tools)}
            {period && <span className="text-sm font-normal text-muted"> {period}</span>}
          </p>
          <h2 className="text-base font-medium" {...titleLanguage(preview)}>
            <a href={previewHref(home, tools.locale)} className="underline-offset-4 hover:underline">
              {title}
            </a>
          </h2>
          <p className="text-sm text-muted">{factsText(preview, tools)}</p>
          {preview.city !== '' && <p className="text-sm text-muted">{addressText(preview)}</p>}
        </div>
        <StandingHints offer={home} possible={possible} acts={acts} />
        <Demand people={home.seekers} />
        <RecentInterest home={home} />
      </div>
    </article>
  );
}

/** The title of an own home; an empty draft is called by its kind. */
export const ownTitle = ({ preview }: Pick<OwnPropertyFragment, 'preview'>, tools: LocaleTools): string =>
  preview.city === '' && preview.title === '' ? offeredKind(preview, tools) : offerTitle(preview, tools);

/** The cover; its title, which leads to the preview, is beside it. @param sizes width of the place, as of an `img` */
export function Cover({ home, sizes }: { home: OwnPropertyFragment; sizes: string }) {
  const { images, category } = home.preview;
  const [cover] = images;
  return (
    <div className="aspect-3/2 overflow-hidden rounded-md">
      {cover ? (
        <Picture picture={pictureSource(cover, '', category)} sizes={sizes} largestPx={720} />
      ) : (
        <HomeDrawing category={category} />
      )}
    </div>
  );
}

/** Number of people with one kind of interest in a home in the last 30 days. */
export const recentTotal = ({ recentInterest }: OwnPropertyFragment, kind: InterestKind): number =>
  recentInterest.find((one) => one.kind === kind)?.total ?? 0;

/** Acts of people in the last 30 days, for a home that was public. */
function RecentInterest({ home }: { home: OwnPropertyFragment }) {
  const { text, locale } = useLocale();
  if (home.activeOfferId === null) return null;
  return (
    <p className="border-t border-line pt-3 text-sm text-muted">
      {text('properties.recent', {
        seen: recentTotal(home, InterestKind.Seen),
        saved: recentTotal(home, InterestKind.Saved),
        phone: recentTotal(home, InterestKind.PhoneAsked),
        wrote: recentTotal(home, InterestKind.Wrote),
      })}{' '}
      <a
        href={`${previewHref(home, locale)}#figures`}
        className="font-medium text-lake underline-offset-4 hover:underline"
      >
        {text('properties.figures')}
      </a>
    </p>
  );
}
