import { chosenScheme, frameMedia } from '#kit/design/fields/choices/scheme.ts';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { type DrawnPicture, drawnFile, drawnSrcSet } from './drawn-picture.ts';

type SchemePictureProps = {
  picture: DrawnPicture;
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  /** In view at once: loaded without delay and before other pictures. */
  isPriority?: boolean;
  className: string;
};

/**
 * A decorative picture by day and by night, of which the browser fetches one: by the system's setting, or by the reader's choice, which the
 * first script of a page applies to the sources.
 */
export function SchemePicture({ picture, sizes, isPriority = false, className }: SchemePictureProps) {
  const isHydrated = useHydrated();
  const night = frameMedia('dark', isHydrated ? chosenScheme() : null);
  return (
    <picture>
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          media={night}
          data-scheme="dark"
          srcSet={drawnSrcSet(picture, 'dark', format)}
          sizes={sizes}
        />
      ))}
      <source type="image/avif" srcSet={drawnSrcSet(picture, 'light', 'avif')} sizes={sizes} />
      <img
        src={drawnFile(picture, 'light', 1280, 'webp')}
        srcSet={drawnSrcSet(picture, 'light', 'webp')}
        sizes={sizes}
        alt=""
        loading={isPriority ? undefined : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        className={className}
      />
    </picture>
  );
}
