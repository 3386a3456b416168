import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { endFirstLoad } from '../failure/first-load.ts';

/**
 * Does what a browser does on a page load, for pages that came without one: it moves the focus to the heading, and announces the title
 * to screen readers. A change of the query alone (a filter, a page number) leaves the focus where it is.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ fromLocation }) => {
        if (fromLocation) endFirstLoad();
      }),
    [router],
  );
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        setTitle(document.title);
        if (!toLocation.hash) focusHeading();
      }),
    [router],
  );
  return (
    <div role="status" className="sr-only">
      {title}
    </div>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
