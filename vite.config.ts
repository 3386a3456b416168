import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './tools/vite/compiled-messages.ts';

/** The web half of the product: server-rendered pages (dist/server) and what browsers load (dist/client). */
export default defineConfig({
  plugins: [
    compiledMessages(),
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
  build: { assetsInlineLimit: 0 },
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
                  test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|intl-messageformat|@formatjs)[\\/]/,
                },
                // The routes themselves, without the pages they open.
                { name: 'routes', test: /[\\/]src[\\/]app[\\/]routes[\\/][^?]+$/ },
                { name: 'search', test: /capabilities[\\/]search[\\/]|Combobox|polyline/, minShareCount: 3 },
                { name: 'common', test: /[\\/]src[\\/]|lucide-react/, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
});
