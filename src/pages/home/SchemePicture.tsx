import { type DrawnPicture, drawnFile, drawnSrcSet } from './drawn-picture.ts';

type SchemePictureProps = {
  picture: DrawnPicture;
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  /** In view at once: loaded before other pictures. */
  isPriority?: boolean;
  className: string;
};

/**
 * A decorative picture by day and by night. Both are in the page and one is hidden, because the scheme may be chosen by hand, which no
 * media query knows.
 *
 * A hidden lazy picture is never fetched.
 */
export function SchemePicture({ picture, sizes, isPriority = false, className }: SchemePictureProps) {
  return (['light', 'dark'] as const).map((scheme) => (
    <picture key={scheme} className={`picture-${scheme}`}>
      <source type="image/avif" srcSet={drawnSrcSet(picture, scheme, 'avif')} sizes={sizes} />
      <img
        src={drawnFile(picture, scheme, 1280, 'webp')}
        srcSet={drawnSrcSet(picture, scheme, 'webp')}
        sizes={sizes}
        alt=""
        loading="lazy"
        fetchPriority={isPriority ? 'high' : undefined}
        className={className}
      />
    </picture>
  ));
}
