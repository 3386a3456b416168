import type { OwnOfferInput } from '../own-offer.input.ts';
import { ownOfferInput } from '../own-offer.input.ts';

const WRITTEN: ReadonlySet<string> = new Set([
  ...Object.keys((ownOfferInput as unknown as { shape: OwnOfferInput }).shape),
  ...['id', 'localStoreId', 'version'],
]);

let dropped = 0;

/** Fields that clients sent along and nobody may write, since this process began. */
export const droppedFields = {
  count(sent: object): void {
    dropped += Object.keys(sent).filter((name) => !WRITTEN.has(name)).length;
  },
  total: (): number => dropped,
};
