import { useSyncExternalStore } from 'react';
import { buildPath } from '#kernel/paths.ts';
import { consentStore } from '#kit/consent/consent-store.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/**
 * Asks once, at the edge of the window, over nothing that moves. Rendered in the browser only: without JavaScript
 * nothing is counted, so there is nothing to ask.
 *
 * @source docs/reference/screens.md, "Cookie banner"
 */
export function CookieBanner() {
  const { locale, text } = useLocale();
  const isAnswered = useSyncExternalStore(consentStore.subscribe, () => consentStore.current() !== null, answered);
  if (isAnswered) return null;
  return (
    <section aria-label={text('cookies.title')} data-covers-bottom="" className={BANNER_CLASSES}>
      <p className="text-sm">
        {text('cookies.text')}{' '}
        <a href={buildPath('privacy', locale)} className="underline underline-offset-4 hover:text-lake">
          {text('screen.privacy')}
        </a>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => consentStore.answer('accepted')}>
          {text('cookies.accept')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => consentStore.answer('necessary')}>
          {text('cookies.necessary')}
        </Button>
      </div>
    </section>
  );
}

const answered = (): boolean => true;

const BANNER_CLASSES =
  'fixed inset-x-3 bottom-3 z-40 flex max-w-96 flex-col gap-3 rounded-md border border-line bg-surface p-4 ' +
  'shadow-float tablet:right-auto tablet:bottom-4 tablet:left-4 print:hidden';
