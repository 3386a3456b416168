import drawings from './home-drawings.svg?url';

/**
 * Replacement for a picture: a drawing for each category, in the ink of the colour scheme and in print as well.
 *
 * One small file holds all of them; it loads once a home without pictures is shown. @param category bit
 */
export const HomeDrawing = ({ category }: { category: number }) => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className="size-full bg-mist text-edge">
    <use href={`${drawings}#category-${category}`} />
  </svg>
);
