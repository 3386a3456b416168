import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type ForeignTextProps = { language: string; translatorHref: string | null; children: ReactNode };

/**
 * Texts of an advertiser in a language other than the reader's: its name, a control to collapse them, which applies to all listings
 * on this device, and a link to a translator where there is one.
 */
export function ForeignText({ language, translatorHref, children }: ForeignTextProps) {
  const { text } = useLocale();
  const folding = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const stopped = import('./foreign-texts.ts').then(({ storeFolding }) => storeFolding(folding.current));
    return () => void stopped.then((stop) => stop());
  }, []);
  return (
    <details open ref={folding} className="group/foreign">
      <summary className="flex w-fit flex-wrap gap-x-3 py-1 text-sm text-muted">
        {text('listing.writtenIn', { language })}
        <span className="font-medium text-lake group-open/foreign:hidden">{text('listing.foreign.show')}</span>
        <span className="hidden font-medium text-lake group-open/foreign:inline">{text('listing.foreign.hide')}</span>
      </summary>
      <div className="flex flex-col gap-4 pt-3">
        {children}
        {translatorHref && (
          <a
            href={translatorHref}
            target="_blank"
            rel="noopener noreferrer nofollow"
            title={text('listing.foreign.opens')}
            className="inline-flex w-fit items-center gap-2 py-1 font-medium text-lake hover:underline"
          >
            {text('listing.foreign.translate')}
            <Icon name="external-link" className="size-4" />
          </a>
        )}
      </div>
    </details>
  );
}
