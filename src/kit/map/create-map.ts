import { GPUInitializationError, MapLibreMap, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import type { GeoPoint } from '#kernel/geo.ts';
import { FIT_MAX_ZOOM, type MapCamera, type MapInset, type MapView } from './map-view.ts';
import type { ScreenBox } from './pin-layout.ts';

/** Margin round a box that is fitted, pixels: room for the controls on the map. */
const FIT_PADDING_PX = 48;
/** Width of the visible map below which its controls take its whole width above, pixels. */
const NARROW_PX = 480;
const NARROW_PADDING_PX = { top: 72, right: 24, bottom: 32, left: 24 };
const MIN_ZOOM = 5;
const MAX_ZOOM = 19;

/** Marks movements that no user made by hand. */
const PROGRAMMATIC = { isProgrammatic: true };
/** Marks movements that do not change the visible area. */
const STILL = { ...PROGRAMMATIC, isStill: true };

/** Input for the creation of a map. */
export interface MapParts {
  container: HTMLElement;
  style: StyleSpecification;
  camera: MapCamera;
  inset: MapInset;
  /** The accessible name of the map. */
  label: string;
  words: MapWords;
}

/** Texts that the map itself shows. */
interface MapWords {
  attribution: string;
  /** Instruction for zooming by wheel where the wheel scrolls the page, with the key to hold. */
  wheel(key: string): string;
  /** Instruction for moving the map by fingers where one finger scrolls the page. */
  touch: string;
}

/** A flat map, north up; null where the browser cannot draw it. */
export function createMap(parts: MapParts): MapLibreMap | null {
  try {
    return drawMap(parts);
  } catch (error) {
    if (error instanceof GPUInitializationError) return null;
    throw error;
  }
}

function drawMap({ container, style, camera, inset, label, words }: MapParts): MapLibreMap {
  setWorkerUrl(workerUrl);
  const map = new MapLibreMap({
    container,
    style,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    renderWorldCopies: false,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    maxPitch: 0,
    // No zoom: MapLibre cuts smaller tiles of the deepest ones once, so that one that was empty at first would stay empty.
    zoomLevelsToOverscale: MAX_ZOOM,
    attributionControl: {},
    // Tiles are fetched by a worker, which cannot resolve a path alone.
    transformRequest: (url) => ({ url: url.startsWith('/') ? location.origin + url : url }),
    locale: {
      'Map.Title': label,
      'AttributionControl.ToggleAttribution': words.attribution,
      'CooperativeGesturesHandler.WindowsHelpText': words.wheel('Ctrl'),
      'CooperativeGesturesHandler.MacHelpText': words.wheel('⌘'),
      'CooperativeGesturesHandler.MobileHelpText': words.touch,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.setPadding(paddingOf(inset), PROGRAMMATIC);
  moveTo(map, camera);
  return map;
}

/** Moves a map by program. */
export function moveTo(map: MapLibreMap, camera: MapCamera): void {
  if ('bounds' in camera) map.fitBounds(boxOf(camera), { ...fitOptions(map, camera), duration: 0 }, PROGRAMMATIC);
  else map.jumpTo({ center: camera.center, zoom: camera.zoom }, PROGRAMMATIC);
}

/** Moves a map by program so that a covered point is seen. */
export function panIntoView(map: MapLibreMap, { lat, lng }: GeoPoint): void {
  const { left, top, right, bottom } = visibleBox(map);
  const { x, y } = map.project([lng, lat]);
  const isSeen = x > left + SIGHT_PX && x < right - SIGHT_PX && y > top + SIGHT_PX && y < bottom - SIGHT_PX;
  if (!isSeen) map.easeTo({ center: [lng, lat] }, PROGRAMMATIC);
}

/** Moves a map by program so that a point is not under a box at its foot. */
export function panAbove(map: MapLibreMap, { lat, lng }: GeoPoint, { left, top, right }: ScreenBox): void {
  const { x, y } = map.project([lng, lat]);
  const isUnder = x > left - SIGHT_PX && x < right + SIGHT_PX && y > top - SIGHT_PX;
  if (isUnder) map.panBy([0, y - (top - SIGHT_PX)], {}, PROGRAMMATIC);
}

/** Least distance of a point from the edge of the visible part, pixels. */
const SIGHT_PX = 28;

/**
 * Sets the covered edges of a map: its middle is from then on that of the visible part. Its content does not move, unless its own size
 * changed, or with `keepsMiddle`: then the point in the middle returns there.
 *
 * @returns whether more of it is seen than before, and nothing less
 */
export function coverEdges(map: MapLibreMap, inset: MapInset, keepsMiddle: boolean): boolean {
  const { left = 0, bottom = 0 } = map.getPadding();
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const canvas = map.getCanvas();
  const isResized = canvas.clientWidth !== width || canvas.clientHeight !== height;
  if (isResized) map.resize(PROGRAMMATIC);
  if (isResized || keepsMiddle) {
    map.setPadding(paddingOf(inset), PROGRAMMATIC);
    return false;
  }
  if (left === inset.left && bottom === inset.bottom) return false;
  const center = map.unproject([(inset.left + width) / 2, (height - inset.bottom) / 2]);
  map.jumpTo({ center, padding: paddingOf(inset) }, STILL);
  return inset.left <= left && inset.bottom <= bottom;
}

const paddingOf = ({ left, bottom }: MapInset) => ({ left, bottom, top: 0, right: 0 });

/** The part of a map that nothing covers permanently, pixels from its top left. */
export function visibleBox(map: MapLibreMap): ScreenBox {
  const { left = 0, bottom = 0 } = map.getPadding();
  const { clientWidth, clientHeight } = map.getContainer();
  return { left, top: 0, right: clientWidth, bottom: clientHeight - bottom };
}

/** The visible part of a map now. */
export function viewOf(map: MapLibreMap): MapView {
  const { left, top, right, bottom } = visibleBox(map);
  const { lat: south, lng: west } = map.unproject([left, bottom]);
  const { lat: north, lng: east } = map.unproject([right, top]);
  const { lat, lng } = map.getCenter();
  return { bounds: { south, west, north, east }, center: { lat, lng }, zoom: map.getZoom() };
}

type FittedCamera = Extract<MapCamera, { bounds: unknown }>;

const boxOf = ({ bounds: { west, south, east, north } }: FittedCamera): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];

function fitOptions(map: MapLibreMap, { isExact = false }: FittedCamera) {
  if (isExact) return { padding: 0 };
  const { left, right } = visibleBox(map);
  return { padding: right - left < NARROW_PX ? NARROW_PADDING_PX : FIT_PADDING_PX, maxZoom: FIT_MAX_ZOOM };
}
