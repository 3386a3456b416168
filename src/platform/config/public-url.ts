import { isLoopbackName } from '#platform/config/loopback.ts';
import type { Config } from './config.ts';

/** Whether the product runs on this machine for a trial: no public address is set. */
export const isTrial = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl === null || isLoopbackName(new URL(publicUrl).hostname);

/** Whether the product is tried out or developed: samples may be offered as if they were real. */
export const isTryOut = (config: Pick<Config, 'production' | 'publicUrl'>): boolean =>
  !config.production || isTrial(config);

/**
 * Whether the try-out pages are served: they show outgoing mails, and a till. There are none with a mail server or, in production, with a
 * public address.
 */
export const hasTryOutPages = (config: Pick<Config, 'smtpUrl' | 'production' | 'publicUrl'>): boolean =>
  config.smtpUrl === null && isTryOut(config);
