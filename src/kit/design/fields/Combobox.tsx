import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useReducer } from 'react';
import { ComboboxList, type ComboboxOption } from './ComboboxList.tsx';
import { CLOSED_COMBOBOX, comboboxReducer } from './combobox-state.ts';
import { TextField } from './TextField.tsx';

type ComboboxProps<Option extends ComboboxOption> = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect'> & {
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** null while there is nothing to offer: no list is shown then. An empty list says that nothing matches. */
  options: readonly Option[] | null;
  isLoading?: boolean;
  onOptionSelect: (option: Option) => void;
  isLabelHidden?: boolean;
  icon?: ReactNode;
};

/** A text field with suggestions fetched by its owner. Arrows, Enter, Escape, touch and screen readers work. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { query, onQueryChange, options, isLoading = false, onOptionSelect, ...field } = props;
  const [state, dispatch] = useReducer(comboboxReducer, CLOSED_COMBOBOX);
  const listId = useId();
  const count = options?.length ?? 0;
  const rows = options?.map((option) => option.id).join();
  const isShown = state.isOpen && (options !== null || isLoading);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts at its first row, however long it is
  useEffect(() => dispatch({ type: 'listed', count }), [rows]);

  const choose = (option: Option | undefined): void => {
    if (option === undefined) return;
    dispatch({ type: 'closed' });
    onOptionSelect(option);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      dispatch({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1, count });
    } else if (event.key === 'Enter' && isShown && count > 0) {
      event.preventDefault();
      choose(options?.[state.active]);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      dispatch({ type: 'closed' });
    }
    field.onKeyDown?.(event);
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
        aria-activedescendant={isShown && count > 0 ? `${listId}-${state.active}` : undefined}
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
        options={isShown ? (options ?? []) : null}
        active={state.active}
        isLoading={isLoading}
        onPick={(index) => choose(options?.[index])}
      />
    </div>
  );
}
