import { buildPath } from '#kernel/paths/paths.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** A link to the measured latency of alerts. */
export function AlertLatencyLink() {
  const { text, locale } = useLocale();
  return (
    <a href={buildPath('alertDelay', locale)} className="self-start text-lake underline underline-offset-4">
      {text('alerts.howFast')}
    </a>
  );
}
