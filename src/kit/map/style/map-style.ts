import type { StyleSpecification } from 'maplibre-gl';

/** Time-out of a third party's style, after which our own is shown, milliseconds. */
const PATIENCE_MS = 3_000;

/** The sources of a map's style. */
export interface StyleSources {
  /**
   * Answers `{ styleUrl: string | null, hasStreets: boolean, mayHaveStreets: boolean }`: the style an operator chose, whether any shows
   * streets, and whether they may come while a page is open.
   */
  settingsUrl: string;
  /** Our own style. */
  ownUrl: string;
}

/**
 * The style an operator chose; our own where none is chosen, or where that one does not answer in three seconds.
 *
 * @throws Error when our own does not answer either
 */
export async function resolveStyle(sources: StyleSources, signal: AbortSignal): Promise<StyleSpecification> {
  const chosenUrl = await chosenStyleUrl(sources.settingsUrl, signal);
  if (chosenUrl !== null) {
    try {
      return await readStyle(chosenUrl, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]));
    } catch {
      signal.throwIfAborted();
    }
  }
  return readStyle(sources.ownUrl, signal);
}

/** The same, but null if it would show no streets: neither our own style nor a third party's; `later` if they may come. */
export async function resolveStreetStyle(
  sources: StyleSources,
  signal: AbortSignal,
): Promise<StyleSpecification | 'later' | null> {
  const settings = (await readJson(sources.settingsUrl, signal)) as { hasStreets?: unknown; mayHaveStreets?: unknown };
  if (settings.hasStreets !== true) return settings.mayHaveStreets === true ? 'later' : null;
  const style = await resolveStyle(sources, signal);
  const isOurs = OWN_GROUND in style.sources;
  return isOurs && !(OWN_STREETS in style.sources) ? null : style;
}

/** Name of the source of ground and streets in our own style. */
const OWN_GROUND = 'base';
const OWN_STREETS = 'streets';

/** Without an answer about the setting the map uses our own style. */
async function chosenStyleUrl(settingsUrl: string, signal: AbortSignal): Promise<string | null> {
  try {
    const { styleUrl } = (await readJson(settingsUrl, signal)) as { styleUrl?: unknown };
    return typeof styleUrl === 'string' && styleUrl !== '' ? styleUrl : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

async function readStyle(url: string, signal: AbortSignal): Promise<StyleSpecification> {
  const style = (await readJson(url, signal)) as StyleSpecification;
  if (style.version !== 8 || !Array.isArray(style.layers)) throw new Error(`No map style at ${url}`);
  return style;
}

async function readJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.json();
}
