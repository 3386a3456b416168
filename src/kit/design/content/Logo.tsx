import { BRAND } from '#kernel/brand.ts';

/**
 * The mark and the name of the product, as wide as its text size sets. The mark is an open house out of one line, whose wall and floor read as
 * an L, with a hearth in it.
 */
export function Logo({ isMarkOnly = false }: { isMarkOnly?: boolean }) {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={BRAND.mark.roof} className="fill-ink" />
        <circle {...BRAND.mark.hearth} className="fill-lake" />
      </svg>
      <span className={isMarkOnly ? 'sr-only' : undefined}>{BRAND.name}</span>
    </span>
  );
}
