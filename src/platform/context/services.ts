import type { Config } from '#platform/config/config.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import type { Operator } from '../config/operator-settings.ts';
import type { PaymentSettings } from '../config/payment-settings.ts';
import { hasTryOutPages, isTriedOut } from '../config/public-url.ts';
import { readSecrets } from '../config/secret.ts';
import { createSecrets, type Secrets } from '../http/cookies/secrets.ts';
import { PUBLIC_ONLY, type StrangerRules } from '../http/outbound/public-address.ts';
import { applyOwnTexts } from '../i18n/messages.ts';
import { createOpenId } from '../openid/openid.ts';
import type { OpenId } from '../openid/openid-provider.ts';
import type { Bus } from '../realtime/bus/bus.ts';
import { DATABASE_BUS } from '../realtime/bus/database-bus.ts';
import type { HookHandler } from './hook-handler.ts';
import type { PersonalRecords } from './personal-records.ts';

/** What one process offers to all requests and jobs, besides the database. */
export interface Services {
  /** Scheme and host under which people reach the product: links in mails begin with it, whatever a request claims. */
  origin: string;
  secrets: Secrets;
  store: ObjectStore;
  /** Who runs the house. */
  operator: Operator;
  /**
   * How money arrives; `hasTill`: also by the till for trying out; `mayBillSample`: bills may
   * bear the account of the sample, for nobody was told to come.
   */
  payments: PaymentSettings & { hasTill: boolean; mayBillSample: boolean };
  /** What browsers ask of others by the settings: Google's bot check, a host that maps are drawn from, a translator. */
  asksOutside: { recaptcha: boolean; mapHost: string | null; translateUrl: string | null };
  /** How much answers that are kept may take, MB: cards of listings. */
  memory: { cardsMb: number };
  /** Signing in by providers. */
  openId: OpenId;
  /** How what is told in real time comes to all processes. */
  bus: Bus;
  /** Which addresses are asked anything that strangers named. */
  strangers: StrangerRules;
  /** What capabilities keep of people. */
  personalRecords: readonly PersonalRecords[];
  /** What capabilities do at moments elsewhere. */
  hooks: readonly HookHandler[];
}

/** What the services of a process are made of. */
export interface ServiceParts {
  config: Config;
  store: ObjectStore;
  personalRecords: readonly PersonalRecords[];
  hooks?: readonly HookHandler[];
  bus?: Bus;
  /** For tests, whose strangers are on this machine. */
  strangers?: StrangerRules;
}

/** The services that the settings ask for; from then on the process says the texts of the installation. */
export function createServices({
  config,
  store,
  personalRecords,
  hooks = [],
  bus = DATABASE_BUS,
  strangers = PUBLIC_ONLY,
}: ServiceParts): Services {
  applyOwnTexts(config.ownTexts);
  return {
    origin: config.publicUrl ?? `http://localhost:${config.port}`,
    secrets: createSecrets(readSecrets(config)),
    store,
    operator: config.operator,
    payments: {
      ...config.payments,
      hasTill: hasTryOutPages(config),
      mayBillSample: !config.production || isTriedOut(config),
    },
    asksOutside: {
      recaptcha: config.recaptcha !== null,
      mapHost: config.mapStyleUrl === null ? null : new URL(config.mapStyleUrl).host,
      translateUrl: config.translateUrl,
    },
    memory: { cardsMb: config.cardMemoryMb },
    openId: createOpenId(config.openIdProviders),
    bus,
    strangers,
    personalRecords,
    hooks,
  };
}
