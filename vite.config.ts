import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkTimeOut } from './tools/vite/chunk-time-out.ts';
import { compiledMessages } from './tools/vite/compiled-messages.ts';
import { filesOfBeginnings } from './tools/vite/files-of-beginnings.ts';
import { lighterFramework } from './tools/vite/lighter-framework.ts';
import { splitOperations } from './tools/vite/split-operations.ts';

/** The web half of the product: server-rendered pages (dist/server) and what browsers load (dist/client). */
export default defineConfig({
  plugins: [
    compiledMessages(),
    lighterFramework(),
    chunkTimeOut(),
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
          treeshake: {
            // What only the server imports directly (`lazy-*.ts`) is no part of what browsers load.
            moduleSideEffects: [{ test: /[\\/]src[\\/](app[\\/]shell|pages)[\\/].*\.tsx?$/, sideEffects: false }],
          },
          output: {
            // Every name of a file is in the first view, and its digest does not compress: seven characters are the fewest.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // Fewer, larger files compress better: what all pages need is one file of ours and one of the framework.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack)[\\/]|preload-helper/,
                },
                // What every first view needs and nothing else, and what pages hydrate.
                { name: filesOfBeginnings(import.meta.dirname) },
                // What opens behind the buttons of the filter bar, as one file: nothing of it is in a first view.
                {
                  name: 'filters',
                  test: /search[\\/]ui[\\/]fields[\\/]|design[\\/]\w+[\\/](NumberField|RadioGroup|ToggleChips|RangeSlider|HistogramRange|histogram-range)/,
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
                // What sends pictures: nothing of it is in a first view of a visitor.
                {
                  name: 'pictures',
                  test: /kit[\\/]pictures[\\/](send-shrunk|shrunk-size)|kernel[\\/]picture-limits/,
                  minShareCount: 2,
                },
                // What is drawn on pages of articles, which begin as plain markup.
                { name: 'articles', test: /pages[\\/]blog[\\/]\w+\.tsx$|capabilities[\\/]content[\\/]ui[\\/]/ },
                { name: 'text-area', test: /design[\\/]fields[\\/]TextArea/, minShareCount: 2 },
                { name: 'combobox', test: /[Cc]ombobox/ },
                // The menus of members: no first view of a visitor has them.
                {
                  name: 'workspace',
                  test: /app[\\/](menu|placeholder)[\\/][\w-]+\.ts$|generated[\\/]capability-screens\./,
                  minShareCount: 2,
                },
                // They import nothing, so a file of beginnings that sends one needs no later file.
                { name: 'documents', test: /lares-operation/, minShareCount: 4 },
                {
                  name: 'common',
                  // Maps bring styles of their own, and come later.
                  test: /[\\/]src[\\/](kernel|kit(?![\\/]map)|generated|capabilities[\\/](offers|locations))[\\/]/,
                  minShareCount: 4,
                },
              ],
            },
          },
        },
      },
    },
  },
});
