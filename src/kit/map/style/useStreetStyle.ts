import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { resolveStreetStyle } from './map-style.ts';

/** Time after which streets that may come are asked for again, milliseconds. */
const LATER_MS = 30_000;

/** The style of a map with streets; null while it loads, without streets, and after a failure. */
export function useStreetStyle(settingsUrl: string, ownUrl: string): StyleSpecification | null {
  const [style, setStyle] = useState<StyleSpecification | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void =>
      void resolveStreetStyle({ settingsUrl, ownUrl }, controller.signal).then(
        (found) => {
          if (found === 'later') timer = setTimeout(ask, LATER_MS);
          setStyle(found === 'later' ? null : found);
        },
        () => {
          if (!controller.signal.aborted) setStyle(null);
        },
      );
    ask();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [settingsUrl, ownUrl]);

  return style;
}
