import { existsSync } from 'node:fs';

/** Chromium as people have it. */
export const CHROMIUM = '/usr/bin/chromium';
/** The same without visible windows: pages open and move at half the work. It has no back-forward cache, and shows no messages. */
export const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

/** The program that opens pages for tests and measurements. */
export const chromiumPath = (): string => (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM);

/** Maps are drawn without a graphics card. */
export const MAP_FLAGS = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
/** All else is drawn at twice the speed by other means; each picture of a map is then carried over, which delays taps and drags. */
export const SEEN_MAP_FLAGS = [...MAP_FLAGS, '--disable-gpu-compositing'];
