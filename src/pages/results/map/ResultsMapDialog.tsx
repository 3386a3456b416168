import { useRouter, useRouterState } from '@tanstack/react-router';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useModalDialog } from '#kit/design/overlays/useModalDialog.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { FoundResults } from '../data/useShownResults.ts';
import { LazyResultsMap } from './LazyResultsMap.tsx';
import { MAP_HASH } from './results-map-hash.ts';
import { useIsSettled, useIsWide } from './useMapPlace.ts';

/** A floating button that opens the map over the whole screen, where there is no room side by side. */
export function ResultsMapDialog(found: FoundResults) {
  const { text } = useLocale();
  const router = useRouter();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const isSettled = useIsSettled();
  const isWide = useIsWide();
  const isOpen = hash === MAP_HASH && isSettled && !isWide;
  const close = (): void => {
    // The state of the current address: the page may still show the previous one.
    const { pathname, search } = window.location;
    void router.navigate({ href: pathname + search, replace: true, resetScroll: false });
  };
  return (
    <>
      <a href={`#${MAP_HASH}`} className="fixed desktop:hidden noscript:hidden print:hidden results-floating">
        <Icon name="map" className="size-5" />
        {text('search.map.open')}
      </a>
      <dialog
        {...useModalDialog(isOpen, close)}
        aria-label={text('search.map.title')}
        data-side="all"
        className="modal results-map-dialog"
      >
        {isOpen && <LazyResultsMap {...found} onClose={close} />}
      </dialog>
    </>
  );
}
