import { offerPath } from '#capabilities/offers/offer.links.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { OwnOfferMenu } from '#capabilities/publishing/ui/standing/OwnOfferMenu.tsx';
import { actsOf } from '#capabilities/publishing/ui/standing/own-offer-acts.ts';
import { StandingBadge, StandingHints } from '#capabilities/publishing/ui/standing/StandingHints.tsx';
import { type OwnOfferOutcome, useOwnOfferActs } from '#capabilities/publishing/ui/standing/useOwnOfferActs.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { MyPropertyPreviewData } from './my-properties-preview.loader.ts';

type PreviewBarProps = MyPropertyPreviewData & {
  title: string;
  onOutcome: (outcome: OwnOfferOutcome) => void;
};

/** The status of a home, its missing parts, the review's comments, and the actions on it. */
export function PreviewBar({ offer, title, rolesFlag, now, onOutcome }: PreviewBarProps) {
  const { text, locale } = useLocale();
  const acts = useOwnOfferActs(offer, onOutcome);
  const possible = actsOf(offer, rolesFlag, now);
  const { missing, preview } = offer;
  return (
    <Panel aria-labelledby="preview-bar" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="flex flex-col gap-2">
          <h2 id="preview-bar" className="text-xl">
            {text('properties.preview.title')}
          </h2>
          <StandingBadge offer={offer} now={now} />
        </div>
        <OwnOfferMenu offer={offer} title={title} possible={possible} acts={acts} hasPreview={false} />
      </div>
      <StandingHints offer={offer} possible={possible} acts={acts} />
      {missing.length > 0 && (
        <div className="text-sm">
          <p className="font-medium">{text('properties.missing')}</p>
          <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5">
            {missing.map((name) => (
              <li key={name}>{text(`properties.missing.${name}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {offer.status === OfferStatus.Published && (
        <a href={offerPath(preview, locale)} className="w-fit font-medium text-lake underline-offset-4 hover:underline">
          {text('properties.way.public')}
        </a>
      )}
    </Panel>
  );
}
