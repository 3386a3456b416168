import { useEffect } from 'react';
import { clientPath, linkClickOf } from './client-navigation.ts';

/**
 * Turns clicks on plain links of this site into a call of `navigate`, so that pages write `<a href>` and nothing else.
 * A link with `data-reload` loads a new page.
 *
 * @param navigate keep the same function between renders
 */
export function useClientNavigation(navigate: (path: string) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const click = linkClickOf(event);
      const path = click && clientPath(click);
      if (path === null) return;
      event.preventDefault();
      navigate(path);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
