import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';

/** The sections of the account's page, in their order; each has an address of its own. */
export const ACCOUNT_SECTIONS = ['profile', 'preferences', 'security', 'data'] as const;

/** A section of the account's page. */
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];

/** The section of an address; the first by default. @param query without question mark */
export function readSection(query: string): AccountSection {
  const wanted = new URLSearchParams(query).get('section');
  return ACCOUNT_SECTIONS.find((section) => section === wanted) ?? 'profile';
}

/** The address of a section. */
export const sectionHref = (section: AccountSection, locale: Locale): string => {
  const path = buildPath('myAccount', locale);
  return section === 'profile' ? path : `${path}?section=${section}`;
};
