import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { NeedsScript } from '#capabilities/accounts/ui/sign-in/NeedsScript.tsx';
import { useHiddenVersion } from '#capabilities/favourites/ui/useKeptHomes.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { CompareTable } from './CompareTable.tsx';
import { FAVOURITE_SECTIONS, FIRST_ADDRESS, favouritesHref } from './favourites-address.ts';
import { HiddenHomes } from './HiddenHomes.tsx';
import type { MyFavouritesData } from './my-favourites.loader.ts';
import { SavedHomes } from './SavedHomes.tsx';
import { TogetherSection } from './TogetherSection.tsx';

/** What a member keeps of homes. @source docs/reference/workspace.md, "Favourites" */
export function MyFavouritesPage({ data }: { data: MyFavouritesData }) {
  const { text } = useLocale();
  const { address, favourites, hidden } = data;
  useFreshLists();
  if (address.compare.length > 0) return <CompareTable data={data} />;
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl">{text('workspace.myFavourites')}</h1>
      <SectionNav data={data} />
      <NeedsScript />
      {address.section === 'saved' && favourites && <SavedHomes data={data} page={favourites} />}
      {address.section === 'hidden' && hidden && <HiddenHomes data={data} page={hidden} />}
      {address.section === 'together' && <TogetherSection circle={data.circle} />}
    </div>
  );
}

/** Homes that were hidden or brought back elsewhere belong to another part now. */
function useFreshLists(): void {
  const router = useRouter();
  const version = useHiddenVersion();
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    void router.invalidate();
  }, [version, router]);
}

function SectionNav({ data: { address } }: { data: MyFavouritesData }) {
  const { locale, text } = useLocale();
  return (
    <nav aria-label={text('favourites.sections')} className="print:hidden">
      <ul className="flex scrollbar-none gap-5 overflow-x-auto border-b border-line tablet:gap-6">
        {FAVOURITE_SECTIONS.map((section) => (
          <li key={section}>
            <a
              href={favouritesHref(locale, { ...FIRST_ADDRESS, section })}
              aria-current={section === address.section ? 'page' : undefined}
              className={SECTION_CLASSES}
            >
              {text(`favourites.section.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SECTION_CLASSES =
  'inline-flex min-h-11 items-center border-b-2 border-transparent py-2 font-medium whitespace-nowrap text-muted ' +
  'transition-colors hover:text-ink aria-[current]:border-lake aria-[current]:text-ink focus-visible:-outline-offset-2';
