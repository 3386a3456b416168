import { useEffect } from 'react';

/** Spread on a `<details>` that is a menu. */
export const CLOSING_MENU = { 'data-closing-menu': '' };

/**
 * Closes menus on Escape (the focus returns to the label), on a click outside, when the focus leaves them and when a link in one was
 * chosen.
 *
 * It listens on the document, not on each menu, and so also covers those of the server's markup. Menus of the same `name` close one
 * another natively.
 *
 * @source docs/reference/screens.md, "Menus"
 */
export function useClosingMenus(): void {
  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
    };
    const closeOnLink = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      for (const menu of openMenus()) if (menu.contains(link)) menu.open = false;
    };
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      for (const menu of openMenus()) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('click', closeOnLink);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('click', closeOnLink);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
}

const openMenus = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll('details[data-closing-menu][open]');
