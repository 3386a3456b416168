import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useReducer } from 'react';
import { TextField } from '../TextField.tsx';
import { ComboboxList, type ComboboxOption } from './ComboboxList.tsx';
import { activeRow, CLOSED_COMBOBOX, comboboxReducer } from './combobox-state.ts';

/** How a row was taken. */
export type ChosenBy = 'Enter' | 'Tab' | 'pointer';

type ComboboxProps<Option extends ComboboxOption> = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect'> & {
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** null while there is nothing to offer: no list is shown then. An empty list shows that nothing matches. */
  options: readonly Option[] | null;
  /** The options are not yet those of the query. */
  isLoading?: boolean;
  onOptionSelect: (option: Option, by: ChosenBy) => void;
  error?: string | undefined;
  isLabelHidden?: boolean;
  icon?: ReactNode;
};

/**
 * A text field with suggestions that its owner fetches. The one row that looks chosen is taken by Enter, or on leaving by Tab; without one,
 * Enter sends the form.
 *
 * Arrows, Escape, touch and screen readers work.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { query, onQueryChange, options, isLoading = false, onOptionSelect, ...field } = props;
  const [state, dispatch] = useReducer(comboboxReducer, CLOSED_COMBOBOX);
  const listId = useId();
  const count = options?.length ?? 0;
  const rows = options?.map((option) => option.id).join();
  const isShown = state.isOpen && (options !== null || isLoading);
  const active = isShown ? activeRow(state, { query, count, isLoading }) : -1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list begins anew, however long it is
  useEffect(() => dispatch({ type: 'listed' }), [rows]);

  const choose = (row: number, by: ChosenBy): void => {
    const option = options?.[row];
    if (option === undefined) return;
    dispatch({ type: 'closed' });
    onOptionSelect(option, by);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event)) return;
    field.onKeyDown?.(event);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      dispatch({ type: 'moved', by, active, count: isLoading ? 0 : count });
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      choose(active, 'Enter');
    } else if (event.key === 'Tab' && active >= 0) {
      choose(active, 'Tab');
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      dispatch({ type: 'closed' });
    }
  };

  return (
    <div className="relative">
      <TextField
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        {...field}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        value={query}
        onChange={(event) => {
          dispatch({ type: 'typed' });
          onQueryChange(event.currentTarget.value);
        }}
        onClick={() => dispatch({ type: 'opened' })}
        onBlur={() => dispatch({ type: 'closed' })}
        onKeyDown={onKeyDown}
      />
      <ComboboxList
        id={listId}
        label={field.label}
        rows={isShown ? { options: options ?? [], active, isLoading } : null}
        onPoint={(row) => dispatch({ type: 'pointed', row })}
        onPick={(row) => choose(row, 'pointer')}
      />
    </div>
  );
}

/** Keys of an input method belong to it; Safari marks them by the old number only. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;
