/** A word without a place to break: its letters are the widest. */
export const longWord = (length: number): string => 'W'.repeat(length);

/** A compound of real letters, wider than a narrow window. */
export const LONG_COMPOUND = 'Muster Liegenschaftenverwaltungsgesellschaft AG';

export const longUrl = (length: number): string => `https://example.ch/${'w'.repeat(length)}`.slice(0, length);

/** The longest address of mail; each index has its own. */
export const longEmail = (index: number): string => `${index}${'w'.repeat(38)}@example.ch`;

const DAY_MS = 86_400_000;

/** Time in so many days. */
export const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
