import { FEATURES } from '#capabilities/offers/feature.ts';
import { Category, OFFER_BOUNDS, OfferType } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { type AppError, invalid } from '#kernel/app-error.ts';
import { joinBits } from '#kernel/bits.ts';
import { brokenRules } from '#kernel/broken-rules.ts';
import { isInHalves, z } from '#kernel/schema.ts';
import { type MapCellPosition, parseCellKey } from '../map-cell.ts';
import {
  ADDED_DAYS,
  EMPTY_FILTER,
  FloorFilter,
  PAGE_SIZE,
  SEARCH_LIMITS,
  SEARCH_ORDERS,
  type SearchFilter,
} from '../search.filter.ts';
import type { MapView } from './index/map-cells.ts';
import { normalizedQuery } from './places/shape-spellings.ts';

const ALL_CATEGORIES = joinBits(Object.values(Category));
const ALL_SUBCATEGORIES = joinBits(Object.values(Subcategory));
const ALL_FEATURES = joinBits(FEATURES);

const flagsOf = (all: number) =>
  z
    .int()
    .min(0)
    .refine((flags) => (flags & ~all) === 0);
const amount = z.int().min(0).max(OFFER_BOUNDS.price);
const surface = z.int().min(0).max(OFFER_BOUNDS.surfaceM2);
const rooms = z.number().min(0).max(OFFER_BOUNDS.rooms).refine(isInHalves);
const point = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
const rectangle = z
  .object({ south: point.shape.lat, west: point.shape.lng, north: point.shape.lat, east: point.shape.lng })
  .refine((box) => box.south <= box.north && box.west <= box.east);
const circle = z.object({ center: point, radiusKm: z.number().positive().max(SEARCH_LIMITS.distanceKm) });
const corners = z.array(point).min(3).max(SEARCH_LIMITS.pointsOfShape);
const shapes = <Shape extends z.ZodType>(shape: Shape) => z.array(shape).max(SEARCH_LIMITS.shapes);

const OfferFilterInput = z.object({
  order: z.literal(SEARCH_ORDERS),
  offerType: z.literal([OfferType.Sell, OfferType.Rent]),
  category: flagsOf(ALL_CATEGORIES),
  subCategory: flagsOf(ALL_SUBCATEGORIES),
  location: z.int(),
  locationIds: z.array(z.int()).max(SEARCH_LIMITS.places),
  availableFrom: z.iso.date(),
  minRooms: rooms,
  maxRooms: rooms,
  minLivingSpace: surface,
  maxLivingSpace: surface,
  minPrice: amount,
  maxPrice: amount,
  minPricePerM2: z.number().min(0).max(OFFER_BOUNDS.price),
  maxPricePerM2: z.number().min(0).max(OFFER_BOUNDS.price),
  added: z.literal(ADDED_DAYS),
  features: flagsOf(ALL_FEATURES),
  agencyId: z.int().positive(),
  agencyName: z.string().trim().min(1).max(100),
  noAgency: z.boolean(),
  maxDistance: z.number().min(0).max(SEARCH_LIMITS.distanceKm),
  circles: shapes(circle),
  rectangles: shapes(rectangle),
  polygons: shapes(corners),
  sourceType: z.int(),
  floor: z.literal(Object.values(FloorFilter)),
  excludePriceOnRequest: z.boolean(),
  pageNumber: z.int().min(1),
  pageSize: z.int().min(1).max(SEARCH_LIMITS.pageSize),
  viewMode: z.enum(['list', 'map']),
  cell: z.string().refine((key) => parseCellKey(key) !== null),
});

const MapViewInput = z
  .object({ ...rectangle.shape, zoom: z.number().min(0).max(22) })
  .refine((box) => box.south <= box.north && box.west <= box.east);

/** A checked query and the form of its answer. */
export interface ParsedSearch {
  filter: SearchFilter;
  pageSize: number;
  viewMode: 'list' | 'map';
  /** The cell of the map that the search is limited to. */
  cell: MapCellPosition | null;
}

const PartialInput = OfferFilterInput.partial().required({ offerType: true });

/**
 * Parses the input of a search.
 *
 * @throws AppError `error.validation.value`; values: field → rule broken
 */
export function parseSearch(input: object): ParsedSearch {
  const parsed = PartialInput.safeParse(normalizedQuery(input));
  if (!parsed.success) throw refusal(parsed.error);
  const { location, cell, pageSize = PAGE_SIZE, viewMode = 'list', ...fields } = definedOnly(parsed.data);
  const filter = { ...EMPTY_FILTER, category: Category.None, ...fields } as SearchFilter;
  const locationIds = location === undefined ? filter.locationIds : [location, ...filter.locationIds];
  if ((filter.pageNumber - 1) * pageSize > SEARCH_LIMITS.offset)
    throw invalid({ pageNumber: 'error.validation.value' });
  return {
    filter: { ...filter, locationIds },
    cell: cell === undefined ? null : parseCellKey(cell),
    pageSize,
    viewMode,
  };
}

/** Validates the view of a map. @throws AppError `error.validation.value` */
export function parseMapView(view: MapView): MapView {
  const parsed = MapViewInput.safeParse(view);
  if (!parsed.success) throw refusal(parsed.error);
  return parsed.data;
}

/** The search names the fields; their one text is that of a wrong value. */
const refusal = (error: z.ZodError): AppError => {
  const fields = Object.keys(brokenRules(error, { whole: 'view', isDeep: true }));
  return invalid(Object.fromEntries(fields.map((field) => [field, 'error.validation.value'])));
};

const definedOnly = <Input extends object>(input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Input;
