import type { Locale } from '#kernel/locale.ts';
import { builtPath } from '#kernel/paths/built-path.ts';
import type { ContentKind } from '../content.ts';

const SCHEME = 'lares:';
/** Screens that articles may lead to, by the name of the target. */
const SCREENS: Readonly<Record<string, (locale: Locale) => string | null>> = {
  'search-rent': (locale) => builtPath('results', locale, { offer: 'rent' }),
  'search-buy': (locale) => builtPath('results', locale, { offer: 'buy' }),
  publish: (locale) => builtPath('publishRent', locale),
  alerts: (locale) => builtPath('createAlert', locale),
  moving: (locale) => builtPath('moving', locale),
  estimate: (locale) => builtPath('estimator', locale),
  contact: (locale) => builtPath('contact', locale),
};

/** A target of a link: a screen, or an article by the name of its folder. */
export type ContentTarget = { screen: string } | { kind: ContentKind; id: string };

/** Parses a target such as `lares:contact` or `lares:blog/rent-deposit`; null for another one. */
export function parseTarget(target: string): ContentTarget | null {
  if (!target.startsWith(SCHEME)) return null;
  const name = target.slice(SCHEME.length);
  const [, id] = /^blog\/([a-z0-9-]+)$/.exec(name) ?? [];
  if (id !== undefined) return { kind: 'blog', id };
  return Object.hasOwn(SCREENS, name) ? { screen: name } : null;
}

/** The path of a screen that articles may lead to; null while it has no page. */
export const screenTargetPath = (screen: string, locale: Locale): string | null => SCREENS[screen]?.(locale) ?? null;
