import { BRAND } from '#kernel/brand.ts';

/**
 * The mark and the name of the house: an open house out of one line, whose wall and floor read as an L, and the
 * hearth in it. As wide as its text size asks.
 */
export function Logo({ isMarkOnly = false }: { isMarkOnly?: boolean }) {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={BRAND.mark.house} className="fill-ink" />
        <circle {...BRAND.mark.hearth} className="fill-lake" />
      </svg>
      <span className={isMarkOnly ? 'sr-only' : undefined}>{BRAND.name}</span>
    </span>
  );
}
