import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The id by which the first script of a page finds it. */
export const START_NOTICE_ID = 'start-notice';

/** A hidden notice in every page, shown if its scripts or styles fail to load: the server's markup can still be read. */
export function StartNotice() {
  const { text } = useLocale();
  return (
    <div id={START_NOTICE_ID} role="alert" hidden suppressHydrationWarning className="start-notice">
      <p className="page-width">
        {text('failure.start')}
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of this page */}
        <a href="" data-reload="">
          {text('kit.retry')}
        </a>
      </p>
    </div>
  );
}
