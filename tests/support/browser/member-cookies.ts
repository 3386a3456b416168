import type { BrowserContext } from 'playwright-core';
import type { Asking, Kept } from '#tests/support/journey-server/member-door.ts';

/** Where a new member is made, and where the pages are that the browser opens. */
interface Places {
  memberDoor: string;
  origin: string;
}

/** Makes an account for somebody and signs them in with a browser. @throws Error when the product refuses */
export async function signUp(context: BrowserContext, asking: Asking, { memberDoor, origin }: Places): Promise<void> {
  const answer = await fetch(memberDoor, { method: 'POST', body: JSON.stringify(asking) });
  if (!answer.ok) throw new Error(`${asking.person.email} is no member: ${await answer.text()}`);
  const place = { url: origin.replace('http:', 'https:'), secure: true, httpOnly: true } as const;
  const cookies = Object.entries((await answer.json()) as Kept);
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, ...place, sameSite: 'Lax' as const })));
}
