import { existsSync } from 'node:fs';

/** Chromium as people have it. */
export const CHROMIUM = '/usr/bin/chromium';
/** The same without the windows that nobody sees: pages open and move at half the work. It keeps no page for the way back. */
export const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

/** The program that opens pages for tests and measurements. */
export const chromiumPath = (): string => (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM);
