import type { BrowserCommand } from 'vitest/node';
import { signUp } from '#tests/support/browser/member-cookies.ts';
import type { Asking } from '#tests/support/journey-server/member-door.ts';

/** Leaves no cookie of an earlier visitor, those that scripts cannot reach included; the question about cookies is answered. */
const becomeVisitor: BrowserCommand<[]> = async ({ context, page }) => {
  await context.clearCookies();
  await context.addCookies([{ name: 'lm_cookies', value: 'necessary', url: page.url() }]);
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
export const browserCommands = { becomeVisitor, becomeMember };

declare module 'vitest/browser' {
  interface BrowserCommands {
    becomeVisitor(): Promise<void>;
    becomeMember(person: Asking['person'], memberDoor: string): Promise<void>;
  }
}
