import { BRAND } from '#kit/brand.ts';

/** The mark and the name of the house: a doorway with its hearth. As wide as its text size asks. */
export function Logo({ isMarkOnly = false }: { isMarkOnly?: boolean }) {
  return (
    <span className="inline-flex items-center gap-[0.4em] font-display text-xl leading-none font-bold tracking-tight">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-[1.3em] shrink-0">
        <path d="M4 30V15a12 12 0 0 1 24 0v15h-7v-6a5 5 0 0 0-10 0v6Z" className="fill-lake" />
        <circle cx="16" cy="12.5" r="2.6" className="fill-paper" />
      </svg>
      <span className={isMarkOnly ? 'sr-only' : undefined}>{BRAND.name}</span>
    </span>
  );
}
