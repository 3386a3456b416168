import { useEffect } from 'react';
import { pointedHomes } from '#capabilities/search/ui/map/pointed-homes.ts';

/**
 * Tells the map which card pointer or focus is on. One listener on the document: a card changes under the pointer when it
 * wakes, and what is taken away there never says that the pointer left it.
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
