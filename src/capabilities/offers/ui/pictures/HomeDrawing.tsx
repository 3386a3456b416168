import drawings from './home-drawings.svg?url';

/**
 * What stands where a picture would: a drawing for each category, in the ink of the scheme and on paper as well. All of
 * them are one small file, fetched once a home without pictures is shown. @param category bit
 */
export const HomeDrawing = ({ category }: { category: number }) => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className="size-full bg-mist text-edge">
    <use href={`${drawings}#category-${category}`} />
  </svg>
);
