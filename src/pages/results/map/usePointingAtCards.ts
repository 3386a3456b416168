import { useEffect } from 'react';
import { pointedHomes } from '#capabilities/search/ui/map/pointed-homes.ts';

/**
 * Reports to the map which card pointer or focus is on. One listener on the document serves all, because hydration replaces a card
 * under the pointer, and a removed element sends no event when the pointer leaves it.
 */
export function usePointingAtCards(): void {
  useEffect(() => {
    let last: string | undefined;
    const point = ({ target }: Event): void => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-home]')?.dataset.home : undefined;
      if (card === last) return;
      last = card;
      if (card !== undefined) pointedHomes.set({ offerIds: [Number(card)], cellKey: null });
      else if (pointedHomes.get().cellKey === null) pointedHomes.set(null);
    };
    document.addEventListener('pointerover', point);
    document.addEventListener('focusin', point);
    return () => {
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', point);
    };
  }, []);
}
