import { heroFile, heroSrcSet } from './hero-picture.ts';
import './hero.css';

const SCHEMES = ['light', 'dark'] as const;

/**
 * The big picture, by day or by night. Both are there, one is hidden: the scheme may be chosen by hand, which no media
 * query knows. A lazy picture that is hidden is never fetched; the one in view is preloaded by the head.
 */
export function HeroPicture() {
  return SCHEMES.map((scheme) => (
    <picture key={scheme} className={`hero-picture hero-${scheme}`}>
      <source type="image/avif" srcSet={heroSrcSet(scheme, 'avif')} sizes={SIZES} />
      <img
        src={heroFile(scheme, 1280, 'webp')}
        srcSet={heroSrcSet(scheme, 'webp')}
        sizes={SIZES}
        alt=""
        width="2400"
        height="1100"
        loading="lazy"
        fetchPriority="high"
      />
    </picture>
  ));
}

/** The picture is at least 20 rem high, which makes it wider than a phone. */
const SIZES = 'max(100vw, 43.7rem)';
