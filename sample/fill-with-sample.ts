import type { PictureContext } from '#capabilities/offers/server/pictures/picture.service.ts';
import type { Config } from '#platform/config/config.ts';
import { isTriedOut } from '#platform/config/public-url.ts';
import { readSecrets } from '#platform/config/secret.ts';
import { createSecrets } from '#platform/http/cookies/secrets.ts';
import { step } from '#platform/terminal/progress.ts';
import type { FillDatabase } from '../src/product/serve.ts';
import { keepSampleAlerts } from './alerts.ts';
import { keepSampleConversations } from './conversations.ts';
import { keepSampleOffers } from './own-offers.ts';
import { hasSample } from './sample.queries.ts';
import { aboutSampleUsers, keepSampleUsers, samplePassword } from './users.ts';

/** The sample market is the same on every machine. */
const SEED = 2026;

/** Adds the sample market with its pictures where it is wanted and not there yet, and people to try it as. */
export const fillWithSample =
  (config: Config): FillDatabase =>
  async ({ db }, store) => {
    if (config.sampleListings > 0 && !(await hasSample(db))) await fill({ db, store }, config.sampleListings);
    if (!isTriedOut(config) || !(await hasSample(db))) return;
    const secrets = createSecrets(readSecrets(config));
    await keepSampleUsers(db, secrets);
    await keepSampleOffers(db, { now: new Date(), iban: config.payments.bill.iban });
    await keepSampleAlerts(db, new Date());
    await keepSampleConversations(db, new Date());
    tellSampleUsers(samplePassword(secrets), process.stderr);
  };

/** Tells a person at a terminal how to sign in; where the output is kept or passed on, all but the password. */
export function tellSampleUsers(password: string, terminal: { isTTY: boolean; write(text: string): unknown }): void {
  if (terminal.isTTY) terminal.write(`${aboutSampleUsers(password)}\n`);
  else console.log(aboutSampleUsers(null));
}

async function fill({ db, store }: PictureContext, count: number): Promise<void> {
  // What the market is made of is large, and only the first start makes it.
  const { storeSamplePictures } = await import('./store-pictures.ts');
  const { loadSampleMarket } = await import('./load-sample.ts');
  const pictures = await step('Pictures', (progress) => storeSamplePictures({ db, store }, progress));
  const market = { count, seed: SEED, now: new Date(), pictures };
  await step(`Sample market of ${count} listings`, (onProgress) => loadSampleMarket(db, { ...market, onProgress }));
}
