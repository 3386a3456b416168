import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

type CarouselArrowProps = { side: 'left' | 'right'; onClick: () => void; children: ReactNode };

/** An arrow over a picture, for a pointer that can hover; keyboard and touch have their own ways. */
export function CarouselArrow({ side, onClick, children }: CarouselArrowProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onClick}
      className={classes(ARROW_CLASSES, side === 'left' ? 'left-2.5' : 'right-2.5')}
    >
      {children}
    </button>
  );
}

const ARROW_CLASSES =
  'absolute top-1/2 hidden size-9 -translate-y-1/2 place-items-center rounded-full bg-surface/90 text-ink opacity-0 ' +
  'shadow-float transition-opacity hover:bg-surface pointer-fine:grid group-hover/carousel:opacity-100';
