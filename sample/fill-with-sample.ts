import { PAYMENT_SETTINGS } from '#capabilities/payments/server/payment.settings.ts';
import type { Config } from '#platform/config/config.ts';
import { isTrial } from '#platform/config/public-url.ts';
import { readSecrets } from '#platform/config/secret.ts';
import type { Db } from '#platform/db/db.ts';
import { createSecrets } from '#platform/http/cookies/secrets.ts';
import { reportStep } from '#platform/terminal/progress.ts';
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
  async ({ db }) => {
    if (config.sampleListings > 0 && !(await hasSample(db))) await fill(db, config.sampleListings);
    if (!isTrial(config) || !(await hasSample(db))) return;
    const secrets = createSecrets(readSecrets(config));
    await keepSampleUsers(db, secrets);
    await keepSampleOffers(db, { now: new Date(), iban: config.settings.of(PAYMENT_SETTINGS).qrBill.iban });
    await keepSampleAlerts(db, new Date());
    await keepSampleConversations(db, new Date());
    printSampleUsers(samplePassword(secrets), process.stderr);
  };

/** Prints the sign-in data for a person at a terminal; without the passwords where the output is redirected. */
export function printSampleUsers(password: string, terminal: { isTTY: boolean; write(text: string): unknown }): void {
  if (terminal.isTTY) terminal.write(`${aboutSampleUsers(password)}\n`);
  else console.log(aboutSampleUsers(null));
}

async function fill(db: Db, count: number): Promise<void> {
  // The modules of the market are large, and only the first start needs them.
  const { loadSampleMarket } = await import('./load-sample.ts');
  const market = { count, seed: SEED, now: new Date() };
  await reportStep(`Sample market of ${count} listings`, (onProgress) =>
    loadSampleMarket(db, { ...market, onProgress }),
  );
}
