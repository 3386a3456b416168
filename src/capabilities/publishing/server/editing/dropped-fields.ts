import { OWN_NAMES } from '#capabilities/offers/offer-fields.ts';

const WRITTEN: ReadonlySet<string> = new Set([...OWN_NAMES, 'offerType', 'images', 'id', 'localStoreId', 'version']);

let dropped = 0;

/** Counters of fields that clients sent though they are not writable, since the start of the process. */
export const droppedFields = {
  count(sent: object): void {
    dropped += Object.keys(sent).filter((name) => !WRITTEN.has(name)).length;
  },
  total: (): number => dropped,
};
