import { existsSync } from 'node:fs';

/** Facts that a build reports of its modules while it makes files of them. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Files by purpose, in the order in which a page needs them: the beginning of a page, the additions of results, the parts that are
 * hydrated around every page, and the parts of several pages that show homes.
 */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  'first-view': ['app/client.tsx'],
  'results-view': ['app/routes/$lang/properties.$offer.$category.$location.tsx?tsr-split=component'],
  lazy: ['header/HeaderNavigation', 'header/LanguageMenu', 'footer/FooterLinks', 'footer/FooterEnd'].map(
    (part) => `app/shell/${part}.tsx`,
  ),
  homes: [
    'capabilities/offers/ui/card/OfferCard.tsx',
    'capabilities/search/ui/search-href.ts',
    'capabilities/search/ui/useLiveCount.ts',
    'kit/design/navigation/Breadcrumbs.tsx',
  ],
  results: ['ResultsFilters', 'ResultsBody', 'ways-on/RelatedSearches'].map((part) => `pages/results/${part}.tsx`),
};
/** Only the server imports directly the parts that these files name. */
const LAZY_PARTS = /\/lazy-[\w-]+\.ts$/;

/**
 * The file of a module that a page begins with: each file has what its beginnings import, all the way down, unless an
 * earlier file has it. So none needs a later one, and none runs before what it needs.
 */
export function filesOfBeginnings(root: string): (id: string, modules: Modules) => string | null {
  let files: Map<string, string> | null = null;
  return (id, modules) => {
    files ??= sortedModules(`${root}/src/`, modules);
    return files.get(id) ?? null;
  };
}

function sortedModules(sources: string, modules: Modules): Map<string, string> {
  const files = new Map<string, string>();
  for (const [file, beginnings] of Object.entries(BEGINNINGS)) {
    for (const id of beginnings.flatMap((path) => [...closureOf(existing(sources + path), modules)])) {
      if (!files.has(id)) files.set(id, file);
    }
  }
  return files;
}

/** @throws Error for a file that was moved: its part of a page would come in another file, unnoticed */
function existing(path: string): string {
  if (!existsSync(path.replace(/\?.*$/, ''))) throw new Error(`A beginning of files of pages does not exist: ${path}`);
  return path;
}

function closureOf(entry: string, modules: Modules): Set<string> {
  const reached = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    // It names the documents of all pages; each belongs to the files that send it.
    if (id.endsWith('/generated/operations.ts')) continue;
    const imported = modules.getModuleInfo(id)?.importedIds ?? [];
    open.push(...(LAZY_PARTS.test(id) ? imported.filter(isForBrowsers) : imported));
  }
  return reached;
}

/** Of the imports of a file with lazy parts: not the parts. */
const isForBrowsers = (id: string): boolean => !id.endsWith('.tsx') || id.endsWith('/lazy-hydration.tsx');
