import { useCallback, useEffect, useRef } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { Spinner } from '../../content/Spinner.tsx';
import { usePositionBelow } from '../../overlays/usePositionBelow.ts';

/** One row of the list; `detail` is beside it in muted ink. */
export type ComboboxOption = { readonly id: string; readonly label: string; readonly detail?: string };

/** The content of an open list. */
type ComboboxRows = {
  options: readonly ComboboxOption[];
  /** The row that looks chosen, -1 for none: mouse and arrows set the same row, so that there is never a second one. */
  active: number;
  /** The options may belong to an older text. */
  isLoading: boolean;
};

type ComboboxListProps = {
  id: string;
  label: string;
  /** null: closed */
  rows: ComboboxRows | null;
  onPoint: (row: number | null) => void;
  onPick: (row: number) => void;
};

/**
 * The open list under a combobox, with a row of its own for loading and for nothing found. It lies in the top layer, so
 * that no scrolling panel cuts it off.
 */
export function ComboboxList({ id, label, rows, onPoint, onPick }: ComboboxListProps) {
  const { text } = useLocale();
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = rows !== null;
  const { options, active, isLoading } = rows ?? NO_ROWS;
  const count = options.length;
  const field = useCallback(() => panel.current?.parentElement?.querySelector('input'), []);
  const place = usePositionBelow(isOpen, panel, field);

  useEffect(() => {
    place();
    panel.current?.togglePopover(isOpen);
  }, [isOpen, place]);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <>
      <div ref={panel} popover="manual" className="suggestions">
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={label}
          aria-busy={isLoading || undefined}
          hidden={count === 0}
          onPointerLeave={() => onPoint(null)}
          className="group p-1.5"
        >
          {options.map((option, row) => (
            // The field keeps the focus; keys are handled there.
            <div
              key={option.id}
              id={`${id}-${row}`}
              role="option"
              tabIndex={-1}
              aria-selected={row === active}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={({ pointerType }) => pointerType !== 'touch' && row !== active && onPoint(row)}
              onClick={() => onPick(row)}
              onKeyDown={() => {}}
              className={OPTION_CLASSES}
            >
              <span className="min-w-0 flex-1">{option.label}</span>
              {option.detail && <span className="shrink-0 text-sm text-muted">{option.detail}</span>}
            </div>
          ))}
        </div>
        {count === 0 && (
          <div className="flex min-h-11 items-center gap-2 px-4 py-3 text-muted">
            {isLoading && <Spinner />}
            {text(isLoading ? 'kit.loading' : 'kit.noMatches')}
          </div>
        )}
      </div>
      <div role="status" className="sr-only">
        {isOpen && !isLoading && (count === 0 ? text('kit.noMatches') : text('kit.matches', { count }))}
      </div>
    </>
  );
}

const NO_ROWS: ComboboxRows = { options: [], active: -1, isLoading: false };

// Between an answer and the next, which comes at once as a rule, the tint does not blink.
const OPTION_CLASSES =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 transition-colors duration-0 ' +
  'group-aria-busy:delay-200 aria-selected:bg-lake-tint';
