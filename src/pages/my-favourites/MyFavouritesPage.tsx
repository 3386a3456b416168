import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { useRefreshOnHiding } from '#capabilities/favourites/ui/useRefreshOnHiding.ts';
import { SectionLinks } from '#kit/design/navigation/SectionLinks.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { CompareTable } from './CompareTable.tsx';
import { FAVOURITE_SECTIONS, FIRST_ADDRESS, favouritesHref } from './favourites-address.ts';
import { HiddenHomes } from './HiddenHomes.tsx';
import type { MyFavouritesData } from './my-favourites.loader.ts';
import { SavedHomes } from './SavedHomes.tsx';
import { TogetherSection } from './together/TogetherSection.tsx';

/** A member's saved, hidden and shared homes. @source docs/reference/workspace.md, "Favourites" */
export function MyFavouritesPage({ data }: { data: MyFavouritesData }) {
  const { text } = useLocale();
  const { address, favourites, hidden } = data;
  useRefreshOnHiding();
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

function SectionNav({ data: { address } }: { data: MyFavouritesData }) {
  const { locale, text } = useLocale();
  const sections = FAVOURITE_SECTIONS.map((section) => ({
    label: text(`favourites.section.${section}`),
    href: favouritesHref(locale, { ...FIRST_ADDRESS, section }),
    isCurrent: section === address.section,
  }));
  return <SectionLinks label={text('favourites.sections')} sections={sections} className="print:hidden" />;
}
