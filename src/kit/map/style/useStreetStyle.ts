import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { resolveStreetStyle } from './map-style.ts';

/** The look of a map with streets; null while it is on its way, where there are none, and where it cannot be had. */
export function useStreetStyle(settingsUrl: string, ownUrl: string): StyleSpecification | null {
  const [style, setStyle] = useState<StyleSpecification | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    resolveStreetStyle({ settingsUrl, ownUrl }, controller.signal).then(setStyle, () => {
      if (!controller.signal.aborted) setStyle(null);
    });
    return () => controller.abort();
  }, [settingsUrl, ownUrl]);

  return style;
}
