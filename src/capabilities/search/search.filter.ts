import { Category, OfferType, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import type { GeoBounds, GeoPoint } from '#kernel/geo.ts';

/** Orders of a list. @source docs/reference/search.md, "Orders" */
export const SortOrder = {
  Recommended: 0,
  DateDesc: 1,
  DateAsc: 2,
  PriceDesc: 3,
  PriceAsc: 4,
  RoomDesc: 5,
  RoomAsc: 6,
  SurfaceDesc: 7,
  SurfaceAsc: 8,
  CityDesc: 12,
  CityAsc: 13,
  NotesDesc: 14,
  NotesAsc: 15,
  SourceDesc: 16,
  SourceAsc: 17,
  PhoneDesc: 18,
  PhoneAsc: 19,
} as const;
export type SortOrder = (typeof SortOrder)[keyof typeof SortOrder];

/** Direction of an order. @source docs/reference/search.md, "Orders" */
export const Ordering = { Asc: 0, Desc: 1 } as const;
export type Ordering = (typeof Ordering)[keyof typeof Ordering];

/** Orders that a search accepts; notes and phone belong to lists of the workspace. */
export const SEARCH_ORDERS = [0, 1, 2, 4, 3, 6, 5, 8, 7, 13, 12, 17, 16] as const satisfies readonly SortOrder[];

/** Whether a search bounds prices and still finds homes without a stated price. */
export const hasPriceBound = ({ minPrice, maxPrice, excludePriceOnRequest }: SearchFilter): boolean =>
  !excludePriceOnRequest && (minPrice !== null || maxPrice !== null);

/** Floors to search; `All` is no filter. @source docs/reference/search.md, "Floors" */
export const FloorFilter = { All: 0, GroundFloor: 1, NotGroundFloor: 2 } as const;
export type FloorFilter = (typeof FloorFilter)[keyof typeof FloorFilter];

/** Choices of "added since", days; 0 is anytime. @source docs/reference/search.md, "Added since" */
export const ADDED_DAYS = [0, 1, 3, 7, 14, 30] as const;
export type AddedDays = (typeof ADDED_DAYS)[number];

/** A circle on the map; radius in kilometres. */
export interface Circle {
  center: GeoPoint;
  radiusKm: number;
}

/**
 * A visitor's search: every field by which homes can be searched.
 * A field that is null (or an empty list, or 0 for flag sets) does not filter.
 *
 * Places combine by OR, shapes combine by OR; with shapes present the places only set the view of the map.
 *
 * @source docs/reference/search.md, "Filter"
 */
export interface SearchFilter {
  offerType: SearchableOfferType;
  category: Category;
  /** Places by id; several combine by OR. Empty: the whole country. */
  locationIds: readonly number[];
  /** Subcategory bits, combined by OR. */
  subCategory: number;
  /** Feature bits, combined by AND. */
  features: number;
  minPrice: number | null;
  maxPrice: number | null;
  minPricePerM2: number | null;
  maxPricePerM2: number | null;
  minRooms: number | null;
  maxRooms: number | null;
  minLivingSpace: number | null;
  maxLivingSpace: number | null;
  floor: FloorFilter;
  /** ISO date: free on that day at the latest. */
  availableFrom: string | null;
  added: AddedDays;
  excludePriceOnRequest: boolean;
  /** Widens each place by so many kilometres. */
  maxDistance: number | null;
  polygons: readonly (readonly GeoPoint[])[];
  rectangles: readonly GeoBounds[];
  circles: readonly Circle[];
  /** Number of the listing source, see table `source`. */
  sourceType: number | null;
  agencyId: number | null;
  agencyName: string | null;
  /** Only private advertisers. */
  noAgency: boolean;
  order: SortOrder;
  /** From 1. */
  pageNumber: number;
}

/** The part of a filter that is on the map. */
export type Shapes = Pick<SearchFilter, 'polygons' | 'rectangles' | 'circles'>;

/** How the results page shows a search; part of its address, not of the query. */
export interface ResultsView {
  viewMode: 'grid' | 'list';
  /** Whether the map is beside the list. */
  map: boolean;
  zoom: number | null;
  lat: number | null;
  lng: number | null;
  /** The only rectangle of the filter is the visible part of the map and follows it; the visitor did not draw it. */
  area: boolean;
}

/** Entries of a results page. @source docs/reference/search.md, "Pages" */
export const PAGE_SIZE = 24;

/** The default search: its first page, for the whole country. */
export const EMPTY_FILTER: SearchFilter = {
  offerType: OfferType.Sell,
  category: Category.ApartmentHouse,
  locationIds: [],
  subCategory: 0,
  features: 0,
  minPrice: null,
  maxPrice: null,
  minPricePerM2: null,
  maxPricePerM2: null,
  minRooms: null,
  maxRooms: null,
  minLivingSpace: null,
  maxLivingSpace: null,
  floor: FloorFilter.All,
  availableFrom: null,
  added: 0,
  excludePriceOnRequest: false,
  maxDistance: null,
  polygons: [],
  rectangles: [],
  circles: [],
  sourceType: null,
  agencyId: null,
  agencyName: null,
  noAgency: false,
  order: SortOrder.Recommended,
  pageNumber: 1,
};

/** The default view of results. @source docs/reference/addresses.md, "Query" */
export const DEFAULT_VIEW: ResultsView = { viewMode: 'grid', map: true, zoom: null, lat: null, lng: null, area: false };

/** Whether a search follows the visible part of the map. Drawn shapes, or more than one rectangle, are taken as they are. */
export const followsMap = (filter: Shapes, view: Pick<ResultsView, 'area'>): boolean =>
  view.area && filter.rectangles.length === 1 && shapeCount(filter) === 1;

/** Number of shapes that bound a search. */
export const shapeCount = ({ polygons, rectangles, circles }: Shapes): number =>
  polygons.length + rectangles.length + circles.length;

/** Bounds of one query. @source docs/reference/limits.md, "Lists" */
export const SEARCH_LIMITS = {
  pageSize: 100,
  /** Entries that may be skipped. */
  offset: 10_000,
  places: 50,
  shapes: 10,
  pointsOfShape: 200,
  distanceKm: 100,
  /** Points or cells of one map answer. */
  mapPoints: 2_000,
} as const;
