import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/**
 * The content of a screen without a page: its title, and ways on.
 *
 * @param title id of a text
 * @source docs/reference/screens.md, "Placeholders"
 */
export function Placeholder({ title }: { title: string }) {
  const { locale, text } = useLocale();
  return (
    <div className="flex max-w-prose flex-col items-start gap-5">
      <h1 className="text-3xl hyphens-auto desktop:text-4xl">{text(title)}</h1>
      <p className="text-lg text-muted">{text('placeholder.text')}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton href={buildPath('results', locale, { offer: 'rent' })}>{text('footer.rent')}</LinkButton>
        <LinkButton href={buildPath('results', locale, { offer: 'buy' })}>{text('footer.buy')}</LinkButton>
        <LinkButton href={buildPath('publishRent', locale)} variant="secondary">
          {text('header.publish')}
        </LinkButton>
        <LinkButton href={buildPath('contact', locale)} variant="secondary">
          {text('screen.contact')}
        </LinkButton>
      </div>
    </div>
  );
}
