import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { createLocaleTools, type LocaleTools } from './locale-tools.ts';
import type { Messages } from './messages.ts';

const LocaleContext = createContext<LocaleTools | null>(null);
const toolsByMessages = new WeakMap<Messages, LocaleTools>();

type LocaleProviderProps = { locale: Locale; messages: Messages; children: ReactNode };

/**
 * Gives everything below its language. `messages` come from `loadMessages` before the first render, so that server
 * and browser print the same; parsed texts are kept with that object, between renders and between requests.
 */
export function LocaleProvider({ locale, messages, children }: LocaleProviderProps) {
  return <LocaleContext value={toolsOf(locale, messages)}>{children}</LocaleContext>;
}

/** Words, numbers and dates in the reader's language. @throws Error outside a `LocaleProvider` */
export function useLocale(): LocaleTools {
  const tools = useContext(LocaleContext);
  if (tools === null) throw new Error('useLocale needs a LocaleProvider above it');
  return tools;
}

function toolsOf(locale: Locale, messages: Messages): LocaleTools {
  const known = toolsByMessages.get(messages);
  if (known !== undefined) return known;
  const tools = createLocaleTools(locale, messages);
  toolsByMessages.set(messages, tools);
  return tools;
}
