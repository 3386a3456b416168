import { isLoopbackName } from '#platform/config/loopback.ts';
import type { Config } from './config.ts';

/** Whether the product is tried out on this machine: nobody was told of another address. */
export const isTriedOut = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl === null || isLoopbackName(new URL(publicUrl).hostname);
