import { PlaceMap } from '#capabilities/locations/ui/PlaceMap.tsx';
import { inPlaces } from '#capabilities/locations/ui/place-names.ts';
import { ShownListing } from '#capabilities/offers/ui/listing/ShownListing.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ReviewedCase } from '../data/moderation.loader.ts';
import { listHref } from '../data/moderation-views.ts';
import { AdvertiserPanel } from './AdvertiserPanel.tsx';
import { CaseActions } from './CaseActions.tsx';
import { CaseHeading } from './CaseHeading.tsx';
import { ChangesPanels } from './ChangesPanel.tsx';
import { HintsPanel } from './HintsPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { useCaseActs } from './useCaseActs.ts';
import { WordsDialog } from './WordsDialog.tsx';

type CaseViewProps = { reviewed: ReviewedCase; nextId: number | null; now: string };

/** An offer under review: its data, then the listing as the public would see it. */
export function CaseView({ reviewed, nextId, now }: CaseViewProps) {
  const tools = useLocale();
  const { locale, text } = tools;
  const acts = useCaseActs(reviewed, nextId);
  const { offer } = reviewed;
  const { preview } = offer;
  const yardstick = preview.places.filter((place) => place.id === preview.placePrice?.locationId);
  return (
    <div className="flex flex-col gap-6">
      <a
        href={listHref('waiting', locale)}
        className="inline-flex items-center gap-2 self-start py-2 font-medium text-lake"
      >
        <Icon name="arrow-left" className="size-4" />
        {text('moderation.back')}
      </a>
      <CaseHeading reviewed={reviewed} now={now} />
      <CaseActions acts={acts} isOwn={reviewed.isOwn} claim={reviewed.claim} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 tablet-landscape:grid-cols-[minmax(0,1fr)_20rem]">
        <HintsPanel hints={reviewed.hints} offerType={offer.offerType} />
        <AdvertiserPanel advertiser={reviewed.advertiser} />
      </div>
      <ChangesPanels reviewed={reviewed} />
      <section aria-label={text('moderation.asPublic')} className="flex flex-col gap-4">
        <h2 className="text-2xl">{text('moderation.asPublic')}</h2>
        <div className="rounded-lg border border-line p-4 tablet:p-6">
          <ShownListing
            listing={preview}
            now={now}
            where={inPlaces(yardstick, tools)}
            map={(place) => preview.placeMap && <PlaceMap {...place} map={preview.placeMap} />}
          />
        </div>
      </section>
      <HistoryPanel history={reviewed.history} />
      <WordsDialog
        dialog={acts.dialog}
        sentences={reviewed.readySentences}
        ownerLanguage={reviewed.ownerLanguage}
        onSend={acts.send}
        onClose={acts.closeDialog}
      />
    </div>
  );
}
