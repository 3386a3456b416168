import { useSyncExternalStore } from 'react';
import { buildPath } from '#kernel/paths/paths.ts';
import { consentStore } from '#kit/consent/consent-store.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/**
 * The question about cookies, shown until it is answered. It is in the page, between header and content, so that it covers nothing
 * and leaves no gap.
 *
 * Every document contains it, so that nothing moves when scripts arrive. It is hidden after an answer (`early-script.ts`), and without
 * scripts: then nothing is counted, and no question is needed.
 *
 * @source docs/reference/screens.md, "Cookie banner"
 */
export function CookieBanner() {
  const { locale, text } = useLocale();
  const isAnswered = useSyncExternalStore(consentStore.subscribe, () => consentStore.current() !== null, unanswered);
  if (isAnswered) return null;
  return (
    <section aria-label={text('cookies.title')} data-question="cookies" data-nosnippet="" className="cookie-banner">
      <div className="page-width">
        <p className="text-sm tablet:flex-1">
          {text('cookies.text')}{' '}
          <a href={buildPath('privacy', locale)} className="underline underline-offset-4 hover:text-lake">
            {text('screen.privacy')}
          </a>
        </p>
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" className="text-sm" onClick={() => consentStore.answer('accepted')}>
            {text('cookies.accept')}
          </Button>
          <Button variant="secondary" className="text-sm" onClick={() => consentStore.answer('necessary')}>
            {text('cookies.necessary')}
          </Button>
        </div>
      </div>
    </section>
  );
}

const unanswered = (): boolean => false;
