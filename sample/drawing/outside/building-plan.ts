import type { Point } from '../paint/camera.ts';
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
  /** Colour of the stairwell, a strip over all storeys with its own glass; null where no such strip is seen. */
  readonly stairwell: Colour | null;
  readonly wing: Wing | null;
}

/** A part of a building beside the main one, its front set back. */
export interface Wing {
  readonly side: 'left' | 'right';
  /** Metres. */
  readonly back: number;
  readonly plan: BuildingPlan;
}

/** The least corner of a wing, from that of its building. */
export const cornerOf = ({ side, back, plan }: Wing, building: BuildingPlan): Point => [
  side === 'left' ? -plan.width : building.width,
  0,
  back,
];

/** From where to where a building with its wing reaches along its front, metres. */
export const extentOf = ({ width, wing }: BuildingPlan): readonly [from: number, to: number] => [
  wing?.side === 'left' ? -wing.plan.width : 0,
  wing?.side === 'right' ? width + wing.plan.width : width,
];

export type Cladding = 'plain' | 'boards' | 'logs' | 'brick' | 'stone' | 'panels';
