import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { resolveStyle } from './map-style.ts';
import { withYieldingNames } from './yielding-names.ts';

/** A style, or that it failed to load; null while it loads. */
export type LoadedStyle = { style: StyleSpecification } | 'failed' | null;

/**
 * Loads the style of a map.
 *
 * @param attempt another number loads it again
 */
export function useMapStyle(settingsUrl: string, ownUrl: string, attempt: number): LoadedStyle {
  const key = `${attempt} ${ownUrl}`;
  const [loaded, setLoaded] = useState<{ key: string; style: LoadedStyle }>({ key, style: null });

  useEffect(() => {
    const controller = new AbortController();
    resolveStyle({ settingsUrl, ownUrl }, controller.signal).then(
      (style) => setLoaded({ key, style: { style: withYieldingNames(style) } }),
      () => {
        if (!controller.signal.aborted) setLoaded({ key, style: 'failed' });
      },
    );
    return () => controller.abort();
  }, [settingsUrl, ownUrl, key]);

  return loaded.key === key ? loaded.style : null;
}
