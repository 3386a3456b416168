import { builtPath } from '#kernel/paths/built-path.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { SchemePicture } from './SchemePicture.tsx';

/** A link to the city guides, once they have a page. */
export function GuidesTeaser() {
  const { locale, text } = useLocale();
  const href = builtPath('cityGuides', locale);
  if (href === null) return null;
  return (
    <section className="grid overflow-hidden rounded-lg bg-lake-tint tablet:grid-cols-2">
      <div className="flex flex-col items-start justify-center gap-5 p-6 tablet:p-10 desktop:p-14">
        <h2 className="text-2xl desktop:text-3xl">{text('home.guides')}</h2>
        <p className="max-w-prose text-lg">{text('home.guidesText')}</p>
        <LinkButton href={href}>{text('home.guidesLink')}</LinkButton>
      </div>
      <div className="max-tablet:-order-1">
        <SchemePicture
          picture="village"
          sizes="(min-width: 1440px) 680px, (min-width: 768px) 48vw, 100vw"
          className="aspect-16/9 size-full object-cover tablet:aspect-4/3 desktop:aspect-16/10"
        />
      </div>
    </section>
  );
}
