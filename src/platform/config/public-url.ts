import { isLoopbackName } from '#platform/config/loopback.ts';
import type { Config } from './config.ts';

/** Whether the product is tried out on this machine: nobody was told of another address. */
export const isTriedOut = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl === null || isLoopbackName(new URL(publicUrl).hostname);

/**
 * Whether there are pages by which whoever tries the product out sees what would leave it: mails, and a till. There are none
 * with a mail server or, in production, where others were told to come.
 */
export const hasTryOutPages = (config: Pick<Config, 'smtpUrl' | 'production' | 'publicUrl'>): boolean =>
  config.smtpUrl === null && (!config.production || isTriedOut(config));
