import { inPlaces } from '#capabilities/locations/ui/place-names.ts';
import { type SearchFilter, type Shapes, shapeCount } from '#capabilities/search/search.filter.ts';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

type TitledSearch = Pick<SearchFilter, 'offerType' | 'category'> &
  Partial<Shapes> & {
    /** Whether the search follows its map. */
    area?: boolean;
  };

/** The title of a search: `Apartments and houses for rent in Lausanne`. */
export function searchTitle(
  { offerType, category, polygons = [], rectangles = [], circles = [], area = false }: TitledSearch,
  places: readonly PlaceChoiceFragment[],
  tools: LocaleTools,
): string {
  const isDrawn = shapeCount({ polygons, rectangles, circles }) > 0;
  const what = tools.text(`offer.categories.${category}`);
  const where = isDrawn ? tools.text(area ? 'results.inMap' : 'results.inShapes') : inPlaces(places, tools);
  return tools.text(`results.title.${offerType}`, { what, where });
}
