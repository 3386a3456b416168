import { buildPath } from '#kernel/paths.ts';
import { LinkButton } from '#kit/design/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The way to the city guides. */
export function GuidesTeaser() {
  const { locale, text } = useLocale();
  return (
    <section className="flex flex-col items-start gap-x-16 gap-y-6 rounded-lg bg-lake-tint p-6 tablet:flex-row tablet:items-center tablet:justify-between tablet:p-10 desktop:p-14">
      <div className="flex max-w-prose flex-col gap-3">
        <h2 className="text-2xl desktop:text-3xl">{text('home.guides')}</h2>
        <p className="text-lg">{text('home.guidesText')}</p>
      </div>
      <LinkButton href={buildPath('cityGuides', locale)} size="large" className="shrink-0">
        {text('home.guidesLink')}
      </LinkButton>
    </section>
  );
}
