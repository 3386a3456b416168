import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#kernel/locale.ts';
import { LocaleProvider } from '#kit/i18n/LocaleProvider.tsx';
import { ensureLanguage, languageMessages } from '../../language.ts';

export const Route = createFileRoute('/$lang')({
  params: { parse: ({ lang }) => ({ lang: lang as Locale }) },
  beforeLoad: async ({ params }) => {
    await ensureLanguage(isLocale(params.lang) ? params.lang : DEFAULT_LOCALE);
    if (!isLocale(params.lang)) throw notFound();
  },
  component: LanguageLayout,
});

/** Everything below a language: its texts, header, page, footer. */
function LanguageLayout() {
  const { lang } = Route.useParams();
  return (
    <LocaleProvider locale={lang} messages={languageMessages(lang)}>
      <Outlet />
    </LocaleProvider>
  );
}
