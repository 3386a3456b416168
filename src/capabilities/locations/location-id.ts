/**
 * Ids of places never change and are unique over all kinds, so that one list may mix them:
 *
 * | kind | id | example |
 * |---|---|---|
 * | canton | its number in the federal order | Vaud 22 |
 * | country of places abroad with Swiss codes | 27 and on | Liechtenstein 27 |
 * | postal code | the code | 1003 |
 * | district | 10,000 + the federal number | Lausanne 12,225 |
 * | named area | 20,001 and on, in the order in which they came | 20,001 |
 * | municipality | 196,280 + the federal number | Lausanne 201,866 |
 *
 * @source docs/reference/addresses.md, "Location"
 */
const CANTONS = 26;
const LAST_REGION_ID = 28;
const DISTRICT_OFFSET = 10_000;
const CITY_OFFSET = 196_280;
export const FIRST_AREA_ID = 20_001;
const LAST_AREA_ID = 99_999;

/** Id of a municipality by its federal (BFS) number. */
export const cityId = (bfsNumber: number): number => CITY_OFFSET + bfsNumber;

/** The federal number of a municipality by its id. */
export const bfsNumberOf = (id: number): number => id - CITY_OFFSET;

/** Id of a district by its federal number. */
export const zoneId = (districtNumber: number): number => DISTRICT_OFFSET + districtNumber;

/** Whether an id is in the range of cantons and regions abroad. This function and those below test the range, not the existence. */
export const isRegionId = (id: number): boolean => id >= 1 && id <= LAST_REGION_ID;

/** Whether an id is in the range of regions abroad. */
export const isAbroadId = (id: number): boolean => id > CANTONS && id <= LAST_REGION_ID;

/** Whether an id is in the range of postal codes. */
export const isPostalCodeId = (id: number): boolean => id >= 1000 && id <= 9999;

/** Whether an id is in the range of districts, or in that of named areas, such as quarters. */
export const isZoneId = (id: number): boolean => (id > DISTRICT_OFFSET && id <= DISTRICT_OFFSET + 9999) || isAreaId(id);

/** Whether an id is in the range of areas that an operator imported. */
export const isAreaId = (id: number): boolean => id >= FIRST_AREA_ID && id <= LAST_AREA_ID;

/** Whether an id is in the range of municipalities. */
export const isCityId = (id: number): boolean => id > CITY_OFFSET && id <= CITY_OFFSET + 9999;

/** The product's given default place: the city of Lausanne. @source docs/reference/addresses.md, "Location" */
export const LAUSANNE_ID = cityId(5586);
