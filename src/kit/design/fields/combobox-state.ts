/** Whether the list of a combobox is open, and which of its rows Enter would take (-1: none). */
export type ComboboxState = { readonly isOpen: boolean; readonly active: number };

/** What happens to a combobox. `count` is how many rows its list has. */
export type ComboboxAction =
  | { readonly type: 'typed' | 'opened' | 'closed' }
  | { readonly type: 'listed'; readonly count: number }
  | { readonly type: 'moved'; readonly by: 1 | -1; readonly count: number }
  | { readonly type: 'pointed'; readonly index: number };

/** A combobox nobody touched. */
export const CLOSED_COMBOBOX: ComboboxState = { isOpen: false, active: -1 };

/**
 * The next state. A fresh list has its first row ready, so that typing and Enter is enough; arrows run in a circle.
 *
 * @source WAI-ARIA 1.2 authoring practices, "Editable combobox with list autocomplete"
 */
export function comboboxReducer(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.type) {
    case 'typed':
    case 'opened':
      return { isOpen: true, active: 0 };
    case 'closed':
      return CLOSED_COMBOBOX;
    case 'listed':
      return { ...state, active: action.count > 0 ? 0 : -1 };
    case 'moved':
      if (action.count === 0) return state;
      if (!state.isOpen) return { isOpen: true, active: action.by === 1 ? 0 : action.count - 1 };
      return { ...state, active: (state.active + action.by + action.count) % action.count };
    case 'pointed':
      return { ...state, active: action.index };
  }
}
