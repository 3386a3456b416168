import { type ComponentProps, type ReactNode, use } from 'react';
import { LocaleContext, useLocale } from '../i18n/LocaleProvider.tsx';
import { markupMemory } from './kept-markup.ts';

type KeptItemProps = Omit<ComponentProps<'li'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** All that the markup inside depends on, besides the language; without it, or where it is null, nothing is kept. */
  saying?: () => string | null;
  children: () => ReactNode;
};

/**
 * An entry of a list whose inside is the same on every page that has it: the server writes it once and inserts it from then
 * on; browsers take it over as any other. What stands inside may use the language and stores, but no context of the page and
 * no `useId`, whose names hang by the place.
 */
export function KeptItem({ saying, children, ...item }: KeptItemProps) {
  const { locale } = useLocale();
  const language = use(LocaleContext);
  const memory = markupMemory();
  const said = memory && (saying?.() ?? null);
  if (!memory || said === null) return <li {...item}>{children()}</li>;
  const inside = memory.markupOf(locale, said, () => <LocaleContext value={language}>{children()}</LocaleContext>);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, from the element that stands here otherwise
  return <li {...item} dangerouslySetInnerHTML={{ __html: inside }} />;
}
