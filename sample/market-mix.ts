import { Category, OfferType, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import type { Weighted } from './random.ts';

/** Share of the categories among what is to let and what is for sale. Assumption. */
export const CATEGORY_MIX: Readonly<Record<SearchableOfferType, Weighted<Category>>> = {
  [OfferType.Rent]: [
    [Category.Apartment, 72],
    [Category.CommercialIndustry, 9],
    [Category.ParkingSpaceGarage, 8],
    [Category.House, 6],
    [Category.FlatSharing, 5],
  ],
  [OfferType.Sell]: [
    [Category.Apartment, 50],
    [Category.House, 34],
    [Category.Land, 8],
    [Category.CommercialIndustry, 4],
    [Category.ParkingSpaceGarage, 4],
  ],
};

/**
 * Whole rooms of homes on offer. Together they come near to all dwellings
 * (2020: 6.4, 14.7, 27.0, 27.5, 15.0, 9.4 % with 1 to 6+ rooms): tenants live smaller, houses are larger.
 *
 * @source docs/reference/places-and-market.md, "Rooms"
 */
export const ROOM_MIX = {
  rentedApartment: [
    [1, 9],
    [2, 21],
    [3, 33],
    [4, 27],
    [5, 8],
    [6, 2],
  ],
  soldApartment: [
    [1, 3],
    [2, 13],
    [3, 29],
    [4, 36],
    [5, 15],
    [6, 3],
    [7, 1],
  ],
  house: [
    [3, 6],
    [4, 20],
    [5, 32],
    [6, 22],
    [7, 12],
    [8, 5],
    [9, 2],
    [10, 1],
  ],
} as const satisfies Record<string, Weighted<number>>;

/** Typical areas in m² by whole rooms, from 0; beyond the last each room adds 26 m². */
export const AREA_BY_ROOMS = [25, 40, 61, 80, 101, 124, 147] as const;

/** A span of years in which buildings look and measure alike. */
export interface Period {
  readonly from: number;
  readonly to: number;
  /** Share of homes on offer: the stock (61 % before 1981) with more of the new, which change hands more often. */
  readonly weight: number;
  /** Mean area of homes of that time, m². */
  readonly meanAreaM2: number;
  /** Price of a home of that age against the average one. Assumption. */
  readonly priceFactor: number;
}

/** @source docs/reference/places-and-market.md, "Building periods" */
export const PERIODS: readonly Period[] = [
  { from: 1780, to: 1918, weight: 13, meanAreaM2: 96, priceFactor: 0.97 },
  { from: 1919, to: 1945, weight: 8, meanAreaM2: 92, priceFactor: 0.95 },
  { from: 1946, to: 1960, weight: 10, meanAreaM2: 84, priceFactor: 0.91 },
  { from: 1961, to: 1970, weight: 13, meanAreaM2: 83, priceFactor: 0.9 },
  { from: 1971, to: 1980, weight: 13, meanAreaM2: 93, priceFactor: 0.91 },
  { from: 1981, to: 1990, weight: 10, meanAreaM2: 107, priceFactor: 0.95 },
  { from: 1991, to: 2000, weight: 9, meanAreaM2: 112, priceFactor: 0.99 },
  { from: 2001, to: 2005, weight: 5, meanAreaM2: 131, priceFactor: 1.05 },
  { from: 2006, to: 2010, weight: 6, meanAreaM2: 125, priceFactor: 1.08 },
  { from: 2011, to: 2015, weight: 6, meanAreaM2: 115, priceFactor: 1.11 },
  { from: 2016, to: 2020, weight: 6, meanAreaM2: 103, priceFactor: 1.14 },
  { from: 2021, to: Number.POSITIVE_INFINITY, weight: 7, meanAreaM2: 102, priceFactor: 1.19 },
];

/** Kinds of apartment by whole rooms: a studio has one, a maisonette at least three. */
export const apartmentKinds = (rooms: number, isTown: boolean): Weighted<Subcategory> =>
  rooms < 2
    ? [
        [Subcategory.Studio, 62],
        [Subcategory.Apartment, 18],
        [Subcategory.Furnished, 16],
        [Subcategory.AtticMansard, 4],
      ]
    : [
        [Subcategory.Apartment, 80],
        [Subcategory.AtticMansard, 6],
        [Subcategory.Furnished, rooms < 4 ? 4 : 0.5],
        [Subcategory.Duplex, rooms < 3 ? 0 : 6],
        [Subcategory.Penthouse, rooms < 3 ? 0 : 4],
        [Subcategory.Loft, isTown && rooms < 4 ? 1.5 : 0.2],
      ];

/** Kinds of regions. */
export interface HouseRegion {
  readonly isTown: boolean;
  readonly isMountain: boolean;
  readonly isSouth: boolean;
  readonly isSale: boolean;
}

/** Kinds of house by region: chalets in the mountains, rustici in the south, farmhouses in the country. */
export const houseKinds = ({ isTown, isMountain, isSouth, isSale }: HouseRegion): Weighted<Subcategory> => [
  [Subcategory.SingleHouse, 46],
  [Subcategory.RowHouse, isTown ? 20 : 13],
  [Subcategory.BifamiliarHouse, 12],
  [Subcategory.TerracedHouse, isMountain ? 2 : 5],
  [Subcategory.Villa, isTown ? 7 : 4],
  [Subcategory.FarmHouse, isTown ? 0.5 : 5],
  [Subcategory.Chalet, isMountain && !isSouth ? 26 : 0.3],
  [Subcategory.RusticHouse, isSouth && !isTown ? 20 : 0],
  [Subcategory.MultiFamilyHouse, isSale ? 6 : 0],
  [Subcategory.GrannyFlat, isTown ? 0 : 1],
  [Subcategory.Castle, isSale ? 0.12 : 0],
];
