import type { GeoBounds, GeoPoint } from '#kernel/geo.ts';
import { roundedBounds } from './map-geometry.ts';

/** What is seen of a map at this moment; zoom in the 512-pixel world of vector maps. */
export interface MapView {
  bounds: GeoBounds;
  center: GeoPoint;
  zoom: number;
}

/** How much of a map something covers for as long as it is there, from its left and its bottom edge, pixels. */
export interface MapInset {
  left: number;
  bottom: number;
}

/** Nothing covers the map. */
export const NO_INSET: MapInset = { left: 0, bottom: 0 };

/** Where a map is to stand: at a point and a zoom, or so that a box fits into it, with a margin unless it fits exactly. */
export type MapCamera = { center: GeoPoint; zoom: number } | { bounds: GeoBounds; isExact?: boolean };

/** Nearer than this a box is never fitted: a single street, not a single house. */
export const FIT_MAX_ZOOM = 15;

/** Where a map stands, and what covers it there; when that comes or goes, what is in the middle stays there. */
export interface MapStand {
  camera: MapCamera;
  inset?: MapInset | undefined;
}

/** Why a map shows something else: somebody moved it, what covered it gave way, or it moved by itself. */
export type ViewCause = 'visitor' | 'uncovering' | 'itself';

/** Whether two views are the same for whoever looks: a resized window keeps its middle. */
export const isSamePlace = (a: MapView, b: MapView): boolean =>
  Math.abs(a.zoom - b.zoom) < 0.005 &&
  Math.abs(a.center.lat - b.center.lat) < 1e-6 &&
  Math.abs(a.center.lng - b.center.lng) < 1e-6;

/** A view with figures as an address writes them. */
export const roundedView = ({ bounds, center, zoom }: MapView): MapView => ({
  bounds: roundedBounds(bounds),
  center: { lat: round(center.lat, 5), lng: round(center.lng, 5) },
  zoom: round(zoom, 2),
});

const round = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;
