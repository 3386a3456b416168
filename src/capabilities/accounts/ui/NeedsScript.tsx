import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Says what is needed where no scripts run. */
export function NeedsScript() {
  const { text } = useLocale();
  return <p className="rounded-md bg-mist px-4 py-3 font-medium not-noscript:hidden">{text('account.needsScript')}</p>;
}
