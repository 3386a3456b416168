import { createChanges } from '#kit/changes.ts';

/** The hovered or focused item, in the list or on the map. */
export interface PointedHomes {
  /** Homes of the list. */
  offerIds: readonly number[];
  /** The pin, by the key of its cell; null when a card is hovered or focused. */
  cellKey: string | null;
}

const NOTHING: PointedHomes = { offerIds: [], cellKey: null };
const changes = createChanges();
let pointed = NOTHING;

/** Store through which list and map share the hovered item without importing each other. */
export const pointedHomes = {
  get: (): PointedHomes => pointed,
  onServer: (): PointedHomes => NOTHING,
  set(next: PointedHomes | null): void {
    pointed = next ?? NOTHING;
    changes.emit();
  },
  subscribe: changes.subscribe,
};
