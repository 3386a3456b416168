import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './tools/vite/compiled-messages.ts';
import { lighterFramework } from './tools/vite/lighter-framework.ts';
import { splitOperations } from './tools/vite/split-operations.ts';

/** The web half of the product: server-rendered pages (dist/server) and what browsers load (dist/client). */
export default defineConfig({
  plugins: [
    compiledMessages(),
    lighterFramework(),
    splitOperations(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/app',
      router: {
        entry: 'router',
        routesDirectory: 'routes',
        generatedRouteTree: '../generated/route-tree.ts',
        quoteStyle: 'single',
        semicolons: true,
      },
      client: { entry: 'client' },
      server: { entry: 'server' },
    }),
    react(),
  ],
  build: {
    assetsInlineLimit: 0,
    // A page that is opened by a click names the files it needs in its own first lines; listing them for every page in
    // the first view weighs 2 kB. Styles are named by nobody else.
    modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Fewer, larger files compress better: what all pages need is one file of ours and one of the framework.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack)[\\/]|preload-helper/,
                },
                // The routes themselves, without the pages they open.
                { name: 'routes', test: /[\\/]src[\\/]app[\\/]routes[\\/][^?]+$/ },
                // How many homes a search finds while it is composed: on the first page at once, elsewhere with the filters.
                {
                  name: 'counting',
                  test: /search[\\/]ui[\\/](useDebouncedQuery|useLiveCount|query-cache|offer-filter-input)|OffersCountDocument/,
                },
                // What opens behind the buttons of the filter bar, as one file: nothing of it is in a first view.
                {
                  name: 'filters',
                  test: /search[\\/]ui[\\/]fields[\\/]|design[\\/]\w+[\\/](NumberField|RadioGroup|ToggleChips|RangeSlider|HistogramRange|histogram-range)/,
                },
                // Home and listing link to searches without a word about their wishes.
                {
                  name: 'search-words',
                  test: /search[\\/]ui[\\/](search-parts|search-changes|range-texts|filter-groups|group-texts|search-form)/,
                },
                // Forms and what checks them, and what the ways in share: nothing of it is in a first view.
                {
                  name: 'forms',
                  test: /[\\/]kit[\\/]forms[\\/]|kernel[\\/]schema|node_modules[\\/](zod|react-hook-form|@hookform)[\\/]/,
                },
                {
                  name: 'controls',
                  test: /design[\\/]\w+[\\/](Checkbox|PasswordField)\.tsx/,
                  minShareCount: 2,
                },
                { name: 'accounts', test: /capabilities[\\/]accounts[\\/](?!secret-path)/, minShareCount: 2 },
                { name: 'qr-code', test: /design[\\/]\w+[\\/](QrCode|qr-path)|node_modules[\\/]uqr[\\/]/ },
                // What the page of results shares with that of the filters.
                {
                  name: 'results-parts',
                  test: /design[\\/]\w+[\\/](Pagination|EmptyState)|search[\\/]ui[\\/](map[\\/]MapFailed|useSearchDraft)|pages[\\/]results[\\/]results-(links|places|pages|title)\./,
                  minShareCount: 2,
                },
                // What stands around every page, and what of it opens later, as one file.
                {
                  name: 'shell',
                  test: /src[\\/]app[\\/]shell[\\/]|kit[\\/](consent|viewer|links)[\\/]|(design[\\/]\w+|kernel)[\\/](Logo|scheme|viewer|Avatar)\.|secret-path|ViewerDocument/,
                  minShareCount: 2,
                },
                // What is read and drawn on listings and profiles.
                {
                  name: 'reading',
                  test: /design[\\/]\w+[\\/](DescriptionText|description-blocks|chart-geometry)\./,
                  minShareCount: 2,
                },
                { name: 'text-area', test: /design[\\/]fields[\\/]TextArea/, minShareCount: 2 },
                { name: 'combobox', test: /[Cc]ombobox/ },
                {
                  name: 'search',
                  test: /capabilities[\\/]search[\\/]|polyline|navigation[\\/]Breadcrumbs/,
                  minShareCount: 3,
                },
                // The menus of members: no first view of a visitor has them.
                {
                  name: 'workspace',
                  test: /app[\\/](workspace[\\/](workspace-menu|workspace-screens|user-menu)|placeholder-screens)\./,
                  minShareCount: 2,
                },
                { name: 'common', test: /[\\/]src[\\/]/, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
});
