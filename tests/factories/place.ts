import { LocationType } from '#capabilities/locations/location.ts';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import type { PlaceChoiceFragment } from '#generated/operations.ts';

const LAUSANNE: PlaceChoiceFragment = {
  ...{ id: LAUSANNE_ID, type: LocationType.City, name: 'Lausanne', regionCode: 'VD', postalCode: null, areaKind: null },
  ...{ textEn: 'Lausanne', textFr: 'Lausanne', textDe: 'Lausanne', textIt: 'Losanna' },
  ...{ value: 'lausanne,c201866', description: 'Vaud' },
};

/** A place as a page receives it: the city of Lausanne, with what a test says of it. */
export const aPlace = (facts: Partial<PlaceChoiceFragment> = {}): PlaceChoiceFragment => ({ ...LAUSANNE, ...facts });

/** The canton of Vaud. */
export const aCanton = (): PlaceChoiceFragment => ({
  ...{ id: 22, type: LocationType.Region, name: 'Vaud', regionCode: 'VD', postalCode: null, areaKind: null },
  ...{ textEn: 'Vaud', textFr: 'Vaud', textDe: 'Waadt', textIt: 'Vaud', value: 'vaud-VD,r22', description: '' },
});
