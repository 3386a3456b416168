import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Notice, shown without scripts, that the page needs them. */
export function NeedsScript() {
  const { text } = useLocale();
  return <p className="rounded-md bg-mist px-4 py-3 font-medium not-noscript:hidden">{text('account.needsScript')}</p>;
}
