import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { setHostCookies, signUp } from '#tests/support/browser/member-cookies.ts';
import { dragFinger as dragOnPage, type Point } from '#tests/support/browser/touch.ts';
import type { Registration } from '#tests/support/journey-server/scenes.ts';

/** Lets files below a path, such as pictures, arrive no more. */
const breakFiles: BrowserCommand<[below: string]> = ({ context }, below) =>
  context.route(startsWith(below), (route) => route.abort());

/** Lets files below a path neither arrive nor fail. */
const stallFiles: BrowserCommand<[below: string]> = ({ context }, below) =>
  context.route(startsWith(below), () => undefined);

/** Lets all files arrive again. */
const mendFiles: BrowserCommand<[]> = ({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' });

const startsWith =
  (below: string) =>
  ({ pathname }: URL): boolean =>
    pathname.startsWith(below);

/** Acts of a mouse: moves to a point of the window (CSS pixels), presses, releases, turns the wheel. */
export type MouseStep = readonly [x: number, y: number] | 'press' | 'release' | { wheel: number };

/** Where the window of the tests is in that of the browser, CSS pixels. */
async function cornerOf({ frame }: BrowserCommandContext): Promise<{ left: number; top: number }> {
  const box = await (await (await frame()).frameElement()).boundingBox();
  return { left: box?.x ?? 0, top: box?.y ?? 0 };
}

/** Moves the real mouse. */
const moveMouse: BrowserCommand<[steps: readonly MouseStep[]]> = async (context, steps) => {
  const { page } = context;
  const { left, top } = await cornerOf(context);
  for (const step of steps) {
    if (step === 'press') await page.mouse.down();
    else if (step === 'release') await page.mouse.up();
    else if ('wheel' in step) await page.mouse.wheel(0, step.wheel);
    else await page.mouse.move(left + step[0], top + step[1]);
  }
};

/** Draws with one finger along points of the window and rests at the last one; a single point is a tap. */
const dragFinger: BrowserCommand<[points: readonly Point[]]> = async (context, points) => {
  const { left, top } = await cornerOf(context);
  await dragOnPage(
    context.page,
    points.map(([x, y]) => [left + x, top + y]),
  );
};

/** Shows pages as on paper, until the test ends. */
const emulatePaper: BrowserCommand<[]> = ({ page }) => page.emulateMedia({ media: 'print' });

/** Shows pages in a scheme, until the test ends. */
const emulateScheme: BrowserCommand<[colorScheme: 'light' | 'dark']> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

/** Leaves no cookie of an earlier visitor, those that scripts cannot reach included, and mends what a test broke; the question about cookies is answered. */
const becomeVisitor: BrowserCommand<[]> = async ({ context, page }) => {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, colorScheme: null });
  await context.clearCookies();
  await context.addCookies([{ name: 'lm_cookies', value: 'necessary', url: new URL(page.url()).origin }]);
};

/** Signs in a new member. */
const becomeMember: BrowserCommand<[person: Registration['person'], sceneServer: string]> = async (
  { context, page },
  person,
  sceneServer,
) => {
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await signUp(context, { person, userAgent }, { sceneServer, origin: new URL(page.url()).origin });
};

/** Signs an account in by a session of it. */
const becomeAccount: BrowserCommand<[secret: string]> = ({ context, page }, secret) =>
  setHostCookies(context, new URL(page.url()).origin, { '__Host-session': secret });

/** Requests of component tests to the process that has the browser. */
export const browserCommands = {
  ...{ becomeVisitor, becomeMember, becomeAccount },
  ...{ breakFiles, stallFiles, mendFiles },
  ...{ emulatePaper, emulateScheme, moveMouse, dragFinger },
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    becomeVisitor(): Promise<void>;
    becomeMember(person: Registration['person'], sceneServer: string): Promise<void>;
    becomeAccount(secret: string): Promise<void>;
    breakFiles(below: string): Promise<void>;
    stallFiles(below: string): Promise<void>;
    mendFiles(): Promise<void>;
    emulatePaper(): Promise<void>;
    emulateScheme(colorScheme: 'light' | 'dark'): Promise<void>;
    moveMouse(steps: readonly MouseStep[]): Promise<void>;
    dragFinger(points: readonly Point[]): Promise<void>;
  }
}
