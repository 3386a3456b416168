import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** By which the first script of a page finds it. */
export const START_NOTICE_ID = 'start-notice';

/** Stands in every page, unseen until its scripts or styles do not arrive: what the server made can still be read. */
export function StartNotice() {
  const { text } = useLocale();
  return (
    <div id={START_NOTICE_ID} role="alert" hidden suppressHydrationWarning className={NOTICE_CLASSES}>
      <p className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm text-ink">
        {text('failure.start')}
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of this page */}
        <a href="" data-reload="" className="font-medium text-lake underline underline-offset-4">
          {text('kit.retry')}
        </a>
      </p>
    </div>
  );
}

/** At the edge of the window: above the page it would appear where nobody looks, as browsers keep what is read in place. */
const NOTICE_CLASSES = 'fixed inset-x-0 bottom-0 z-50 border-t border-line bg-brick-tint print:hidden';
