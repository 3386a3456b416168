import { Component, type ReactNode } from 'react';
import { BRAND } from '#kernel/brand.ts';
import { LANGUAGE_TAGS, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { buttonClasses } from '#kit/design/buttons/button-classes.ts';
import { currentLocale, pageRequestId } from '#kit/graphql/execute.ts';
import { languageTools } from '../language/language.ts';
import { BareHeader } from './BareHeader.tsx';
import { recoverFromFailure } from './recover-from-failure.ts';

/** The remains of the page that failed. */
interface Remains {
  locale: Locale;
  /** Addresses of its styles. */
  styles: string[];
}

/**
 * An error boundary around everything: if the frame of all pages fails, or the error page itself, it still shows a page of ours. It
 * needs no more than the texts, and works without them.
 */
export class RootErrorBoundary extends Component<{ children: ReactNode }, { remains: Remains | null }> {
  static getDerivedStateFromError(): { remains: Remains } {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    return { remains: { locale: currentLocale(), styles: [...links].map(({ href }) => href) } };
  }

  override state: { remains: Remains | null } = { remains: null };

  override componentDidCatch(error: unknown): void {
    recoverFromFailure(error);
  }

  override render(): ReactNode {
    return this.state.remains ? <FailedDocument {...this.state.remains} /> : this.props.children;
  }
}

function FailedDocument({ locale, styles }: Remains) {
  const title = textOf(locale, 'failure.title') || BRAND.name;
  const home = textOf(locale, 'notFound.home');
  const id = pageRequestId();
  return (
    <html lang={LANGUAGE_TAGS[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body className="flex min-h-dvh flex-col">
        <BareHeader locale={locale} home={home} />
        <main className="page-width flex flex-1 flex-col items-center justify-center gap-6 py-16 text-center">
          <h1 className="text-3xl">{title}</h1>
          <p>{textOf(locale, 'failure.text')}</p>
          <p className="flex flex-wrap justify-center gap-3">
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of this page */}
            <a href="" className={buttonClasses({})}>
              {textOf(locale, 'kit.retry') || '↻'}
            </a>
            <a href={buildPath('home', locale)} className={buttonClasses({ variant: 'quiet' })}>
              {home || BRAND.name}
            </a>
          </p>
          {id && <p className="text-sm text-muted">{textOf(locale, 'failure.reference', { id })}</p>}
        </main>
      </body>
    </html>
  );
}

/** A text by its id; empty if the texts themselves failed. */
function textOf(locale: Locale, id: string, values?: Record<string, string>): string {
  try {
    return languageTools(locale).text(id, values);
  } catch {
    return '';
  }
}
