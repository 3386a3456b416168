import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** Size of a file as text, `340 kB` or `2.4 MB`. */
export function fileSizeText(bytes: number, { number }: Pick<LocaleTools, 'number'>): string {
  if (bytes < 1_000_000) return `${number(Math.max(1, bytes / 1_000), 0)}\u00A0kB`;
  return `${number(bytes / 1_000_000, 1)}\u00A0MB`;
}
