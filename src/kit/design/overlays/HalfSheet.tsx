import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { restAfter } from './sheet-rests.ts';
import type { HalfSheetControls } from './useHalfSheet.ts';

type HalfSheetProps = {
  sheet: HalfSheetControls;
  /** The accessible name of the sheet. */
  label: string;
  /** The words of the handle: the current rest of the sheet and the next one. */
  handleLabel: string;
  /** Beside the handle, always in view. */
  heading: ReactNode;
  children: ReactNode;
};

/**
 * A sheet over the content of the screen, to be dragged between three rests: its handle, half the screen, all of it, where its content scrolls
 * on. The uncovered part can be touched.
 *
 * On wider screens it is a column on the left.
 */
export function HalfSheet({ sheet, label, handleLabel, heading, children }: HalfSheetProps) {
  const { scroller, handle, rest, goTo, onScroll } = sheet;
  const isFull = rest === 'full';
  const showFocused = ({ target }: { target: Element }): void => {
    // The sheet rises when focus moves to an element that a lower sheet would hide.
    if (!isFull && target.closest('header') === null && target.matches(':focus-visible')) goTo('full');
  };
  return (
    <div ref={scroller} onScroll={onScroll} className={SCROLLER_CLASSES}>
      <div
        aria-hidden="true"
        className="absolute top-[calc(var(--half)-var(--low))] left-0 size-px snap-start snap-always"
      />
      <div aria-hidden="true" className="h-[calc(100%-var(--low))] snap-start" />
      <section aria-label={label} data-rest={rest} onFocus={showFocused} className={SHEET_CLASSES}>
        <header
          className={classes(
            'sticky top-0 z-3 flex min-h-(--low) items-center bg-surface px-4 pt-4 pb-[calc(0.5rem+env(safe-area-inset-bottom))]',
            !isFull && 'rounded-t-lg',
          )}
        >
          <button
            ref={handle}
            type="button"
            aria-label={handleLabel}
            aria-expanded={rest !== 'low'}
            onClick={() => goTo(restAfter(rest))}
            className="absolute inset-0 flex cursor-pointer justify-center rounded-[inherit] pt-2 focus-visible:-outline-offset-4"
          >
            <span aria-hidden="true" className="h-1 w-10 rounded-full bg-edge" />
          </button>
          <div className="pointer-events-none relative min-w-0 flex-1 [&_a]:pointer-events-auto [&_button]:pointer-events-auto">
            {heading}
          </div>
        </header>
        {children}
      </section>
    </div>
  );
}

/** The scroller only moves the sheet: all other input goes to the elements under it. */
const SCROLLER_CLASSES =
  'pointer-events-none absolute inset-0 isolate snap-y snap-mandatory scrollbar-none overflow-x-hidden overflow-y-auto ' +
  'overscroll-none scroll-smooth [--half:max(50%,16rem)] [--low:calc(4.5rem+env(safe-area-inset-bottom))]';

const SHEET_CLASSES =
  'pointer-events-auto relative min-h-full w-full snap-start snap-always bg-surface shadow-[0_-2px_24px_rgb(11_19_16/0.18)] data-[rest=full]:rounded-none ' +
  'rounded-t-lg phablet:ml-3 phablet:w-92 [&_:is(a,button)]:scroll-my-22';
