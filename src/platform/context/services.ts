import type { Config } from '#platform/config/config.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import type { Operator } from '../config/operator-settings.ts';
import { hasTryOutPages, isTryOut } from '../config/public-url.ts';
import { readSecrets } from '../config/secret.ts';
import type { Settings } from '../config/settings-kind.ts';
import { createSecrets, type Secrets } from '../http/cookies/secrets.ts';
import { PUBLIC_ONLY, type StrangerRules } from '../http/outbound/public-address.ts';
import { applyOwnTexts } from '../i18n/messages.ts';
import type { DrawPicture } from '../pictures/draw-picture.ts';
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
  /** Draws the pictures of the sample market; null without one. */
  draw: DrawPicture | null;
  /** The operator of the product. */
  operator: Operator;
  /** The settings of capabilities. */
  settings: Settings;
  /** Whether the product is tried out or developed: samples may be offered as if they were real. */
  isTryOut: boolean;
  /** Whether the try-out pages are served. */
  hasTryOutPages: boolean;
  /** Third parties that browsers contact by the settings of the platform: Google's bot check, a host of maps. */
  asksOutside: { recaptcha: boolean; mapHost: string | null };
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
  draw?: DrawPicture | undefined;
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
  draw,
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
    draw: draw ?? null,
    operator: config.operator,
    settings: config.settings,
    isTryOut: isTryOut(config),
    hasTryOutPages: hasTryOutPages(config),
    asksOutside: {
      recaptcha: config.recaptcha !== null,
      mapHost: config.mapStyleUrl === null ? null : new URL(config.mapStyleUrl).host,
    },
    bus,
    strangers,
    personalRecords,
    hooks,
  };
}
