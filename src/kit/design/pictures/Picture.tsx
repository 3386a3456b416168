import { type PictureSource, pictureSrcSet } from './picture-source.ts';

type PictureProps = {
  picture: PictureSource;
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  /** The largest width that is shown; small pictures make the page small. */
  largestPx?: number;
  /** Above the fold: loaded at once, before others. */
  isPriority?: boolean;
  /** Shown whole, with room round it, instead of filling its box. */
  isWhole?: boolean;
};

/** A picture that fills its box; give the box its ratio (`aspect-4/3`), so that nothing moves when it arrives. */
export function Picture({ picture, isPriority = false, isWhole = false, ...usual }: PictureProps) {
  const { sizes, largestPx = 2048 } = picture.isPanorama && !isWhole ? PANORAMA : usual;
  return (
    <img
      src={picture.src(720)}
      srcSet={pictureSrcSet(picture, largestPx)}
      sizes={sizes}
      alt={picture.alt}
      data-drawing={picture.drawing}
      loading={isPriority ? undefined : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      className={isWhole ? 'picture picture-whole' : 'picture'}
      style={isWhole ? undefined : { background: picture.placeholder }}
    />
  );
}

const PANORAMA: Pick<PictureProps, 'sizes' | 'largestPx'> = { sizes: '100vw' };
