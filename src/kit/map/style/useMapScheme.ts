import { useSyncExternalStore } from 'react';

/** The scheme the page is shown in now, whether chosen or the system's. */
export function useMapScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, currentScheme, () => 'light');
}

const darkQuery = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

function currentScheme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset.scheme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return darkQuery().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const query = darkQuery();
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-scheme'] });
  query.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    query.removeEventListener('change', listener);
  };
}
