import { lazy, Suspense } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { useMapScheme } from '#kit/map/style/useMapScheme.ts';
import { useStreetStyle } from '#kit/map/style/useStreetStyle.ts';
import { MAP_SETTINGS_PATH, mapStylePath } from '../map.links.ts';
import type { ShownPlace } from './shown-place.ts';

const StreetMap = lazy(() =>
  withTexts('map', import('./StreetMap.tsx')).then(
    (module) => ({ default: module.StreetMap }),
    () => ({ default: () => null }),
  ),
);

/** Checks for streets before the code that draws them is loaded. */
export function StreetsIfAny(place: ShownPlace) {
  const { locale } = useLocale();
  const style = useStreetStyle(MAP_SETTINGS_PATH, mapStylePath(useMapScheme(), locale));
  return (
    style && (
      <Suspense>
        <StreetMap style={style} place={place} />
      </Suspense>
    )
  );
}
