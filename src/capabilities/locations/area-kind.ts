/** Kinds of a named area: a part of a town, a larger part of it, or a part of the country. */
export const AREA_KINDS = ['quarter', 'district', 'region'] as const;
export type AreaKind = (typeof AREA_KINDS)[number];
