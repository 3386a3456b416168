import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { resolveStreetStyle } from './map-style.ts';

/** The style of a map with streets; null while it loads, without streets, and after a failure. */
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
