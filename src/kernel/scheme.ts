import { BRAND } from './brand.ts';

/** The chosen colour scheme; null follows the system. */
export type Scheme = 'light' | 'dark' | null;

/** The cookie of the choice; pages apply it before the first paint, with scripts or without. */
export const SCHEME_COOKIE = `${BRAND.storagePrefix}scheme`;

/** The choice in a cookie's value; anything unknown follows the system. */
export const readScheme = (value: string | undefined): Scheme => (value === 'light' || value === 'dark' ? value : null);
