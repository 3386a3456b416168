import { BRAND } from '#kernel/brand.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The page of an unknown address. @source docs/reference/screens.md, "Not found" */
export function NotFoundPage() {
  const { text, locale } = useLocale();
  return (
    <div className="page-width grid flex-1 place-items-center py-16 text-center">
      <title>{`${text('notFound.documentTitle')} | ${BRAND.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="flex max-w-prose flex-col items-center gap-5">
        <p
          aria-hidden="true"
          className="font-display text-[clamp(7rem,24vw,14rem)] leading-none font-semibold text-lake"
        >
          404
        </p>
        <h1 className="text-3xl">{text('notFound.title')}</h1>
        <p className="text-muted">{text('notFound.text')}</p>
        <ul className="mt-3 flex flex-wrap justify-center gap-3">
          <li>
            <LinkButton href={buildPath('results', locale, { offer: 'rent' })} variant="secondary">
              {text('header.rent')}
            </LinkButton>
          </li>
          <li>
            <LinkButton href={buildPath('results', locale, { offer: 'buy' })} variant="secondary">
              {text('header.buy')}
            </LinkButton>
          </li>
          <li>
            {/* The server knows the language of the home page. */}
            <LinkButton href="/" data-reload="">
              {text('notFound.home')}
            </LinkButton>
          </li>
        </ul>
      </div>
    </div>
  );
}
