/** Whether the list of a combobox is open, and the row chosen by arrow or mouse (null: none). */
export type ComboboxState = { readonly isOpen: boolean; readonly row: number | null };

/** An event of a combobox. `active` is the row that looked chosen before, `count` the number of rows that can be chosen. */
export type ComboboxAction =
  | { readonly type: 'typed' | 'opened' | 'closed' | 'listed' }
  | { readonly type: 'moved'; readonly by: 1 | -1; readonly active: number; readonly count: number }
  | { readonly type: 'pointed'; readonly row: number | null };

/** The initial state of a combobox. */
export const CLOSED_COMBOBOX: ComboboxState = { isOpen: false, row: null };

/**
 * The next state. Arrows run in a circle.
 *
 * @source WAI-ARIA 1.2 authoring practices, "Editable combobox with list autocomplete"
 */
export function comboboxReducer(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.type) {
    case 'typed':
    case 'opened':
      return { isOpen: true, row: null };
    case 'closed':
      return CLOSED_COMBOBOX;
    case 'listed':
      return { ...state, row: null };
    case 'moved':
      return action.count === 0 ? state : { isOpen: true, row: rowAfter(action, state.isOpen) };
    case 'pointed':
      return { ...state, row: action.row };
  }
}

/** An arrow begins at the first or last row. */
function rowAfter({ by, active, count }: { by: 1 | -1; active: number; count: number }, isOpen: boolean): number {
  if (!isOpen || active === -1) return by === 1 ? 0 : count - 1;
  return (active + by + count) % count;
}

/** The content of a combobox. */
export type ComboboxContent = {
  readonly query: string;
  /** The number of rows of its list. */
  readonly count: number;
  /** The rows are not yet those of the query. */
  readonly isLoading: boolean;
};

/**
 * The row that looks chosen and that Enter takes; -1 without one. For a typed text that is the first row, for an empty text none: there Enter
 * sends the form.
 *
 * Rows of an older text are never taken for a newer one.
 */
export function activeRow({ isOpen, row }: ComboboxState, { query, count, isLoading }: ComboboxContent): number {
  if (!isOpen || isLoading || count === 0) return -1;
  if (row !== null) return Math.min(row, count - 1);
  return query.trim() === '' ? -1 : 0;
}
