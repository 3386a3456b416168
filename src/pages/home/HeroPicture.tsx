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
      <source type="image/avif" srcSet={heroSrcSet(scheme, 'avif')} sizes="100vw" />
      <img
        src={heroFile(scheme, 1280, 'webp')}
        srcSet={heroSrcSet(scheme, 'webp')}
        sizes="100vw"
        alt=""
        width="2400"
        height="1100"
        loading="lazy"
        fetchPriority="high"
      />
    </picture>
  ));
}
