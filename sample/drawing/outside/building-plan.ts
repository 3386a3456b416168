import type { Colour } from '../paint/colour.ts';

/** Windows of a building, metres. */
export interface Windows {
  readonly kind: 'casement' | 'ribbon' | 'french' | 'grid' | 'arched' | 'picture';
  readonly width: number;
  readonly height: number;
  /** Above the floor of the storey. */
  readonly sill: number;
  readonly frame: Colour;
  readonly shutters: Colour | null;
  /** Whether a moulding surrounds them. */
  readonly isFramed: boolean;
}

/** The roof of a building: `gable` has its ridge along the front, `front` across it. */
export interface Roof {
  readonly kind: 'flat' | 'gable' | 'front' | 'hip' | 'mansard' | 'attic' | 'saw' | 'tower';
  readonly tone: Colour;
  readonly height: number;
  readonly eaves: number;
  readonly chimneys: number;
  readonly dormers: number;
  readonly hasPanels: boolean;
}

/** Balconies in columns of a front. */
export interface Balconies {
  readonly columns: readonly number[];
  readonly railing: 'glass' | 'bars' | 'solid' | 'wood';
  readonly tone: Colour;
  readonly isRecessed: boolean;
  readonly spans: number;
}

/** A building, metres. */
export interface BuildingPlan {
  readonly width: number;
  readonly depth: number;
  readonly storeys: number;
  readonly storey: number;
  readonly columns: number;
  readonly sideColumns: number;
  readonly wall: Colour;
  /** Another colour from a storey on. */
  readonly upper: { readonly tone: Colour; readonly from: number; readonly cladding: Cladding } | null;
  readonly base: Colour | null;
  readonly cladding: Cladding;
  readonly windows: Windows;
  readonly roof: Roof;
  readonly balconies: Balconies | null;
  readonly ground: 'homes' | 'shops' | 'barn' | 'garage';
  readonly entrance: Colour;
  readonly hasBands: boolean;
}

export type Cladding = 'plain' | 'boards' | 'logs' | 'brick' | 'stone' | 'panels';
