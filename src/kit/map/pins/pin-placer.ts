import type { LngLat, MapLibreMap } from 'maplibre-gl';

/** The buttons on a map by their keys. */
export type PinElements = Map<string, HTMLElement>;

/** An element at a point of the map. */
export interface MapPin {
  key: string;
  lat: number;
  lng: number;
  /** Whether another element covers it: neither keyboard nor screen reader reaches it. */
  isCovered?: boolean;
}

/** Positions elements while a map moves: as one sheet when it is dragged, one by one when it is zoomed. */
export class PinPlacer {
  readonly #map: MapLibreMap;
  readonly #sheet: HTMLElement;
  readonly #elements: PinElements;
  readonly #pins: readonly MapPin[];
  #anchor: LngLat;
  #zoom: number;

  constructor(map: MapLibreMap, sheet: HTMLElement, elements: PinElements, pins: readonly MapPin[]) {
    this.#map = map;
    this.#sheet = sheet;
    this.#elements = elements;
    this.#pins = pins;
    this.#anchor = map.getCenter();
    this.#zoom = map.getZoom();
    this.#placeAll();
  }

  /** The map moved. */
  follow(): void {
    if (this.#map.getZoom() === this.#zoom) this.#placeSheet();
    else this.#placeAll();
  }

  #placeAll(): void {
    this.#anchor = this.#map.getCenter();
    this.#zoom = this.#map.getZoom();
    const { x: left, y: top } = this.#map.project(this.#anchor);
    for (const { key, lat, lng } of this.#pins) {
      const { x, y } = this.#map.project([lng, lat]);
      const element = this.#elements.get(key);
      if (element)
        element.style.transform = `translate(-50%, -50%) translate(${Math.round(x - left)}px, ${Math.round(y - top)}px)`;
    }
    this.#placeSheet();
  }

  #placeSheet(): void {
    const { x, y } = this.#map.project(this.#anchor);
    this.#sheet.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }
}
