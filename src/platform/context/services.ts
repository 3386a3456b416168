import type { Config } from '#platform/config/config.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import type { Operator } from '../config/operator-settings.ts';
import type { PaymentSettings } from '../config/payment-settings.ts';
import { hasTryOutPages, isTrial } from '../config/public-url.ts';
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

/** Services of one process for all requests and jobs, besides the database. */
export interface Services {
  /** Public scheme and host: links in mails begin with it, whatever a request claims. */
  origin: string;
  secrets: Secrets;
  store: ObjectStore;
  /** The operator of the product. */
  operator: Operator;
  /**
   * Ways of payment. `hasTill`: the try-out till counts as one; `mayMakeSampleQrBill`: QR-bills may bear the sample's account, because no public
   * address is set.
   */
  payments: PaymentSettings & { hasTill: boolean; mayMakeSampleQrBill: boolean };
  /** Third parties that browsers contact by the settings: Google's bot check, a host of maps, a translator. */
  asksOutside: { recaptcha: boolean; mapHost: string | null; translateUrl: string | null };
  /** Memory for cached answers, MB: cards of listings. */
  memory: { cardsMb: number };
  /** Sign-in by providers. */
  openId: OpenId;
  /** Transport of real-time events to all processes. */
  bus: Bus;
  /** Rules for outbound calls to addresses that users supply. */
  strangers: StrangerRules;
  /** Personal records of all capabilities. */
  personalRecords: readonly PersonalRecords[];
  /** Hook handlers of all capabilities. */
  hooks: readonly HookHandler[];
}

/** Dependencies of the services of a process. */
export interface ServiceParts {
  config: Config;
  store: ObjectStore;
  personalRecords: readonly PersonalRecords[];
  hooks?: readonly HookHandler[];
  bus?: Bus;
  /** For tests, whose outbound calls stay on this machine. */
  strangers?: StrangerRules;
}

/** The services according to the settings. As a side effect the process uses the texts of the installation from then on. */
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
      mayMakeSampleQrBill: !config.production || isTrial(config),
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
