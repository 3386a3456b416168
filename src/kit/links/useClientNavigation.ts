import { useEffect } from 'react';
import { clickedLink, clientPath, linkClickOf } from './client-navigation.ts';

/**
 * Turns clicks on plain links of this site into a call of `navigate`, so that pages write `<a href>` alone. A link with `data-reload` loads a
 * new page.
 *
 * @param navigate pass the same function between renders
 */
export function useClientNavigation(navigate: (path: string, link: HTMLAnchorElement) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = clickedLink(event);
      if (link === null) return;
      const path = clientPath(linkClickOf(event, link));
      if (path === null) return;
      event.preventDefault();
      navigate(path, link);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
