import { type DrawnPicture, drawnFile, drawnSrcSet } from './drawn-picture.ts';

type SchemePictureProps = {
  picture: DrawnPicture;
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  /** In view at once: it goes before others. */
  isPriority?: boolean;
  className: string;
};

/**
 * A drawn picture by day or by night, which decorates. Both are there, one is hidden: the scheme may be chosen by hand,
 * which no media query knows. A lazy picture that is hidden is never fetched.
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
