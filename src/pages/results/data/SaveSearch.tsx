import { lazy, Suspense, useState } from 'react';
import { ownAlertsHref } from '#capabilities/alerts/alert.links.ts';
import { searchKey } from '#capabilities/alerts/ui/alert-search.ts';
import { useSavedId } from '#capabilities/alerts/ui/saved-alerts.ts';
import { searchParts } from '#capabilities/search/ui/search-parts.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import type { ResultsData } from './results.loader.ts';
import { searchTitle } from './results-title.ts';

const SaveSearchDialog = lazy(async () => ({
  default: (await withTexts('alerts', import('#capabilities/alerts/ui/SaveSearchDialog.tsx'))).SaveSearchDialog,
}));

const PushHere = lazy(async () => ({
  default: (await withTexts('push', import('#capabilities/push/ui/PushHere.tsx'))).PushHere,
}));

const LONGEST_NAME = 100;

type SaveSearchProps = {
  data: ResultsData;
  /** Whether narrow screens show the bell alone. */
  isShort?: boolean;
  size?: 'small';
  className?: string;
};

/** The button that saves the shown search; once it is saved, a link to the saved searches. */
export function SaveSearch({ data: { address, places }, isShort = false, ...look }: SaveSearchProps) {
  const tools = useLocale();
  const viewer = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const question = searchKey(address.filter);
  const words = isShort ? 'max-phablet:sr-only' : undefined;
  if (useSavedId(question) !== null)
    return (
      <LinkButton
        href={ownAlertsHref(viewer !== null, tools.locale)}
        variant="secondary"
        icon={<Icon name="circle-check" className="size-4.5" />}
        {...look}
      >
        <span className={words}>{tools.text('search.saved')}</span>
      </LinkButton>
    );
  const change = (open: boolean): void => {
    setIsOpen(open);
    if (open) setHasOpened(true);
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon name="bell" className="size-4.5" />}
        onClick={() => change(true)}
        {...look}
      >
        <span className={words}>{tools.text('search.save')}</span>
      </Button>
      {hasOpened && (
        <Suspense>
          <SaveSearchDialog
            key={question}
            filter={address.filter}
            suggestedName={suggestedName({ address, places }, tools)}
            isOpen={isOpen}
            onOpenChange={change}
            whenImmediate={<PushHere />}
          />
        </Suspense>
      )}
    </>
  );
}

/** `Apartments for rent in Lausanne, up to CHF 2'000, 3+ rooms`: cut to the longest name. */
function suggestedName(
  { address: { filter, view }, places }: Pick<ResultsData, 'address' | 'places'>,
  tools: ReturnType<typeof useLocale>,
): string {
  const title = searchTitle({ ...filter, area: view.area }, places, tools);
  const parts = searchParts({ ...filter, polygons: [], rectangles: [], circles: [] }, tools);
  return parts.reduce(
    (name, { label }) => {
      const longer = `${name}, ${label}`;
      return longer.length <= LONGEST_NAME ? longer : name;
    },
    title.slice(0, LONGEST_NAME),
  );
}
