import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { WIDE_WINDOW } from './tests/support/browser/windows.ts';
import { browserCommands } from './tests/support/components/browser-commands.ts';
import { chromiumPath, SEEN_MAP_FLAGS } from './tools/testing/chromium.ts';
import { productPort } from './tools/testing/free-port.ts';
import { BROWSER_TESTS, RUN, SOURCES } from './vitest.config.ts';

const START_FRAMEWORK = fileURLToPath(new URL('./tests/support/components/start-framework.ts', import.meta.url));
/** Paths that the product itself answers, with all that begin alike; all else comes from the sources. */
const ASKED_OF_PRODUCT = [
  ...['/graphql', '/register', '/logout', '/recaptcha', '/account', '/map', '/texts'],
  ...['/pictures', '/uploads', '/message-files', '/public', '/dev/mail'],
];
const SOCKETS = '/realtime';
const product = `http://127.0.0.1:${await productPort()}`;
const asked = { target: product, changeOrigin: true, headers: { origin: product } };

/** Components and whole pages in a real browser, without documents of their own: two windows for all files, the real API. */
export default defineConfig({
  plugins: [...SOURCES.plugins, tailwindcss(), react()],
  resolve: {
    alias: [...SOURCES.resolve.alias, { find: /^@tanstack\/react-start(\/server)?$/, replacement: START_FRAMEWORK }],
  },
  // Found before the first test: a package that is met later would load the window anew.
  optimizeDeps: {
    entries: ['src/app/routes/**/*.tsx', BROWSER_TESTS],
    // Those of a worker are not found by themselves.
    include: ['altcha-lib/algorithms/web/pbkdf2', 'altcha-lib/workers/shared'],
  },
  server: {
    proxy: {
      ...Object.fromEntries(ASKED_OF_PRODUCT.map((path) => [path, asked])),
      [SOCKETS]: { ...asked, ws: true },
    },
  },
  test: {
    ...RUN,
    include: [BROWSER_TESTS],
    globalSetup: ['tests/support/product/prepared-database.ts', 'tests/support/journey-server/journey-server.ts'],
    setupFiles: ['tests/support/components/fresh-visitor.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    isolate: false,
    // Each window waits for the product about a third of its time; a second one uses it.
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox', ...SEEN_MAP_FLAGS] },
      }),
      instances: [{ browser: 'chromium', viewport: WIDE_WINDOW }],
      commands: browserCommands,
    },
  },
});
