import { createFileRoute } from '@tanstack/react-router';
import { isLocale, type Locale } from '#kernel/locale.ts';

/** All routes below a language; an address that begins otherwise is none of these. */
export const Route = createFileRoute('/$lang')({
  params: { parse: ({ lang }): { lang: Locale } | false => isLocale(lang) && { lang } },
});
