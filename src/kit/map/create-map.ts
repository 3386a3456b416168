import { GPUInitializationError, MapLibreMap, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import { FIT_MAX_ZOOM, type MapCamera, type MapView } from './map-view.ts';

/** Margin round a box that is fitted, pixels: room for the controls on the map. */
const FIT_PADDING_PX = 48;
const MIN_ZOOM = 5;
const MAX_ZOOM = 19;

/** Marks movements that nobody made by hand. */
const PROGRAMMATIC = { isProgrammatic: true };

/** What a map is made of. */
export interface MapParts {
  container: HTMLElement;
  style: StyleSpecification;
  camera: MapCamera;
  /** What screen readers call the map. */
  label: string;
  words: MapWords;
}

/** What the map itself says to whoever uses it. */
interface MapWords {
  attribution: string;
  /** How a wheel zooms where it scrolls the page, by the key that is held. */
  wheel(key: string): string;
  /** How fingers move the map where one scrolls the page. */
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

function drawMap({ container, style, camera, label, words }: MapParts): MapLibreMap {
  setWorkerUrl(workerUrl);
  const map = new MapLibreMap({
    container,
    style,
    ...cameraOptions(camera),
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    renderWorldCopies: false,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    maxPitch: 0,
    attributionControl: {},
    // Tiles are fetched by a worker, to which a path alone says nothing.
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
  return map;
}

/** Moves a map without its visitor. */
export function moveTo(map: MapLibreMap, camera: MapCamera): void {
  if ('bounds' in camera) map.fitBounds(boxOf(camera), { ...fitOptions(camera), duration: 0 }, PROGRAMMATIC);
  else map.jumpTo({ center: camera.center, zoom: camera.zoom }, PROGRAMMATIC);
}

/** What a map shows now. */
export function viewOf(map: MapLibreMap): MapView {
  const box = map.getBounds();
  const { lat, lng } = map.getCenter();
  return {
    bounds: { south: box.getSouth(), west: box.getWest(), north: box.getNorth(), east: box.getEast() },
    center: { lat, lng },
    zoom: map.getZoom(),
  };
}

const cameraOptions = (camera: MapCamera) =>
  'bounds' in camera
    ? { bounds: boxOf(camera), fitBoundsOptions: fitOptions(camera) }
    : { center: camera.center, zoom: camera.zoom };

type FittedCamera = Extract<MapCamera, { bounds: unknown }>;

const boxOf = ({ bounds: { west, south, east, north } }: FittedCamera): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];

const fitOptions = ({ isExact = false }: FittedCamera) =>
  isExact ? { padding: 0 } : { padding: FIT_PADDING_PX, maxZoom: FIT_MAX_ZOOM };
