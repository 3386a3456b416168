import type { Page } from 'playwright-core';

/** The part of MapLibre's maps that journeys use. */
interface AskedMap {
  getZoom(): number;
  queryRenderedFeatures(): { layer: { id: string; type: string; layout?: { 'text-field'?: unknown } } }[];
}

/** The names that the last map of a page has written on its canvas. */
export const namesOnMap = (page: Page): Promise<string[]> =>
  page.evaluate((find) => {
    const map = new Function(`return (${find})()`)() as AskedMap | null;
    const names = (map?.queryRenderedFeatures() ?? []).flatMap(({ layer }) =>
      layer.type === 'symbol' ? [String(layer.layout?.['text-field'])] : [],
    );
    return [...new Set(names)].sort();
  }, findMap.toString());

/** Where the last map of a page is, and which of its layers show something. */
export const lookOfMap = (page: Page): Promise<{ zoom: number; layers: string[] } | null> =>
  page.evaluate((find) => {
    const map = new Function(`return (${find})()`)() as AskedMap | null;
    const layers = new Set(map?.queryRenderedFeatures().map(({ layer }) => layer.id));
    return map && { zoom: map.getZoom(), layers: [...layers] };
  }, findMap.toString());

/** The map belongs to the component around its canvas: nothing of the page names it elsewhere. */
function findMap(): unknown {
  type Fiber = { return: Fiber | null; memoizedState: Hook | null };
  type Hook = { memoizedState: unknown; next: Hook | null };
  const container = [...document.querySelectorAll('.maplibregl-map')].at(-1);
  const key = Object.keys(container ?? {}).find((name) => name.startsWith('__reactFiber$'));
  let fiber = key ? (container as unknown as Record<string, Fiber | null>)[key] : null;
  for (; fiber; fiber = fiber.return) {
    let hook = fiber.memoizedState;
    for (; hook && typeof hook === 'object' && 'next' in hook; hook = hook.next) {
      const state = hook.memoizedState;
      if (state && typeof state === 'object' && 'queryRenderedFeatures' in state) return state;
    }
  }
  return null;
}
