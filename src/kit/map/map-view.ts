import type { GeoBounds, GeoPoint } from '#kernel/geo.ts';
import { roundedBounds } from './map-geometry.ts';

/** The visible part of a map at this moment; zoom in the 512-pixel world of vector maps. */
export interface MapView {
  bounds: GeoBounds;
  center: GeoPoint;
  zoom: number;
}

/** The permanently covered part of a map, from its left and its bottom edge, pixels. */
export interface MapInset {
  left: number;
  bottom: number;
}

/** Nothing covers the map. */
export const NO_INSET: MapInset = { left: 0, bottom: 0 };

/** A target position of a map: a point and a zoom, or a box to fit, with a margin unless it fits exactly. */
export type MapCamera = { center: GeoPoint; zoom: number } | { bounds: GeoBounds; isExact?: boolean };

/** Highest zoom at which a box is fitted: a single street, not a single house. */
export const FIT_MAX_ZOOM = 15;

/** The position of a map, and its covered edges; when those change, the point in the middle stays there. */
export interface MapState {
  camera: MapCamera;
  inset?: MapInset | undefined;
}

/** The cause of a new view: the visitor moved the map, a cover was removed, or the map moved by itself. */
export type ViewCause = 'visitor' | 'uncovering' | 'itself';

/** Whether two views look the same: a resized window does not move its middle. */
export const isSamePlace = (a: MapView, b: MapView): boolean =>
  Math.abs(a.zoom - b.zoom) < 0.005 &&
  Math.abs(a.center.lat - b.center.lat) < 1e-6 &&
  Math.abs(a.center.lng - b.center.lng) < 1e-6;

/** A view with its numbers rounded as an address writes them. */
export const roundedView = ({ bounds, center, zoom }: MapView): MapView => ({
  bounds: roundedBounds(bounds),
  center: { lat: round(center.lat, 5), lng: round(center.lng, 5) },
  zoom: round(zoom, 2),
});

const round = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;
