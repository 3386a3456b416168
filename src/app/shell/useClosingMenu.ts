import { type RefObject, useEffect } from 'react';

/**
 * Closes a `<details>` menu on Escape (the focus returns to its word), on a click outside, when the focus leaves it and
 * when a link in it was chosen. Menus of the same `name` close one another by themselves.
 *
 * @source docs/reference/screens.md, "Menus"
 */
export function useClosingMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (): void => menu.current?.removeAttribute('open');
    const onPointerDown = (event: PointerEvent): void => {
      if (!menu.current?.contains(event.target as Node)) close();
    };
    const onFocusIn = (event: FocusEvent): void => {
      if (!menu.current?.contains(event.target as Node)) close();
    };
    const onClick = (event: MouseEvent): void => {
      if (event.target instanceof Element && menu.current?.contains(event.target.closest('a'))) close();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [menu]);
}
