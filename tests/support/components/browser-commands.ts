import type { BrowserCommand } from 'vitest/node';
import { signUp } from '#tests/support/browser/member-cookies.ts';
import type { Asking } from '#tests/support/journey-server/member-door.ts';

const isPicture = (url: URL): boolean => url.pathname.startsWith('/pictures/');

/** Lets pictures arrive no more, or again. */
const breakPictures: BrowserCommand<[isBroken: boolean]> = async ({ context }, isBroken) => {
  if (isBroken) await context.route(isPicture, (route) => route.abort());
  else await context.unroute(isPicture);
};

/** Shows pages as on paper, until the test ends. */
const emulatePaper: BrowserCommand<[]> = ({ page }) => page.emulateMedia({ media: 'print' });

/** Leaves no cookie of an earlier visitor, those that scripts cannot reach included, and mends what a test broke; the question about cookies is answered. */
const becomeVisitor: BrowserCommand<[]> = async ({ context, page }) => {
  await context.unroute(isPicture);
  await page.emulateMedia({ media: null });
  await context.clearCookies();
  await context.addCookies([{ name: 'lm_cookies', value: 'necessary', url: new URL(page.url()).origin }]);
};

/** Signs somebody in who just made an account. */
const becomeMember: BrowserCommand<[person: Asking['person'], memberDoor: string]> = async (
  { context, page },
  person,
  memberDoor,
) => {
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await signUp(context, { person, userAgent }, { memberDoor, origin: new URL(page.url()).origin });
};

/** What tests of components ask of the process that has the browser. */
export const browserCommands = { becomeVisitor, becomeMember, breakPictures, emulatePaper };

declare module 'vitest/browser' {
  interface BrowserCommands {
    becomeVisitor(): Promise<void>;
    becomeMember(person: Asking['person'], memberDoor: string): Promise<void>;
    breakPictures(isBroken: boolean): Promise<void>;
    emulatePaper(): Promise<void>;
  }
}
