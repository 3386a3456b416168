import { type RefObject, useCallback, useEffect } from 'react';

/**
 * Sets the place of an anchor on a panel in the top layer, as `--top`, `--left` and `--anchor-width`, and as `--visible-height` the part of
 * the window that a keyboard on the screen leaves. It sets them again while the page scrolls or the window changes.
 *
 * @param anchor the element above the panel; pass the same function between renders
 * @returns places the panel once, before it is shown
 */
export function usePositionBelow(
  isOpen: boolean,
  panel: RefObject<HTMLElement | null>,
  anchor: () => Element | null | undefined,
): () => void {
  const place = useCallback(() => {
    const box = anchor()?.getBoundingClientRect();
    if (box === undefined) return;
    panel.current?.style.setProperty('--top', `${box.bottom}px`);
    panel.current?.style.setProperty('--left', `${box.left}px`);
    panel.current?.style.setProperty('--anchor-width', `${box.width}px`);
    panel.current?.style.setProperty('--visible-height', `${window.visualViewport?.height ?? window.innerHeight}px`);
  }, [panel, anchor]);

  useEffect(() => {
    if (!isOpen) return;
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', place, options);
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, options);
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
    };
  }, [isOpen, place]);

  return place;
}
