import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { type LocaleTools, localeToolsOf } from './locale-tools.ts';
import type { Messages } from './message.ts';

const LocaleContext = createContext<LocaleTools | null>(null);

type LocaleProviderProps = { locale: Locale; messages: Messages; children: ReactNode };

/**
 * Provides a language to all components below. `messages` come from `loadMessages` before the first render, so that server and browser print
 * the same.
 */
export function LocaleProvider({ locale, messages, children }: LocaleProviderProps) {
  return <LocaleContext value={localeToolsOf(locale, messages)}>{children}</LocaleContext>;
}

/** Words, numbers and dates in the reader's language. @throws Error outside a `LocaleProvider` */
export function useLocale(): LocaleTools {
  const tools = useContext(LocaleContext);
  if (tools === null) throw new Error('useLocale needs a LocaleProvider above it');
  return tools;
}
