import { useRouter } from '@tanstack/react-router';
import { Demand } from '#capabilities/alerts/ui/Demand.tsx';
import { InterestPanel } from '#capabilities/interest/ui/InterestPanel.tsx';
import { PlaceMap } from '#capabilities/locations/ui/PlaceMap.tsx';
import { inPlaces } from '#capabilities/locations/ui/place-names.ts';
import { StreetsWhenSeen } from '#capabilities/locations/ui/StreetsWhenSeen.tsx';
import { offerTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import { ShownListing } from '#capabilities/offers/ui/listing/ShownListing.tsx';
import { buildPath } from '#kernel/paths/paths.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { MyPropertyPreviewData } from './my-properties-preview.loader.ts';
import { PreviewBar } from './PreviewBar.tsx';

/** An own home as the public sees it, under a bar of its state. @source docs/reference/workspace.md, "Preview of a home" */
export function MyPropertyPreviewPage({ data }: { data: MyPropertyPreviewData }) {
  const tools = useLocale();
  const router = useRouter();
  const { offer, now, rolesFlag } = data;
  const { preview } = offer;
  // The list that contains the home.
  const homes = `${buildPath('myProperties', tools.locale)}?offerType=${offer.offerType}`;
  const yardstick = preview.places.filter((place) => place.id === preview.placePrice?.locationId);
  return (
    <div className="flex flex-col gap-6">
      <a
        href={homes}
        className="inline-flex w-fit items-center gap-1.5 py-2 font-medium text-lake underline-offset-4 hover:underline"
      >
        <Icon name="arrow-left" className="size-4" />
        {tools.text('workspace.myProperties')}
      </a>
      <PreviewBar
        offer={offer}
        title={offerTitle(preview, tools)}
        rolesFlag={rolesFlag}
        now={now}
        onOutcome={({ act, offer: after }) => {
          if (act === 'clone' && after && after.id !== offer.id)
            router.history.push(buildPath('editProperty', tools.locale, { id: String(after.id) }));
          else if (after === null || act === 'delete') router.history.push(homes);
          else void router.invalidate();
        }}
      />
      <Demand people={offer.seekers} />
      <ShownListing
        listing={preview}
        now={now}
        where={inPlaces(yardstick, tools)}
        map={(place) => {
          const shown = preview.placeMap && { ...place, map: preview.placeMap };
          return (
            shown && (
              <PlaceMap {...shown}>
                <StreetsWhenSeen {...shown} />
              </PlaceMap>
            )
          );
        }}
      />
      {offer.activeOfferId !== null && <InterestPanel key={offer.id} offerId={offer.id} id="figures" />}
    </div>
  );
}
