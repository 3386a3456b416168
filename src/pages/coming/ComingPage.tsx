import { buildPath } from '#kernel/paths.ts';
import { BRAND } from '#kit/brand.ts';
import { Badge } from '#kit/design/Badge.tsx';
import { LinkButton } from '#kit/design/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** A screen that is still to come: what it will do, and the way on. @param subject part of the ids of its texts */
export function ComingPage({ subject }: { subject: string }) {
  const { locale, text, rich } = useLocale();
  const mail = (
    <a key="mail" href={`mailto:${BRAND.contact.email}`} className="text-lake underline underline-offset-4">
      {BRAND.contact.email}
    </a>
  );
  return (
    <div className="page-width flex flex-1 flex-col justify-center py-16 desktop:py-24">
      <div className="flex max-w-prose flex-col items-start gap-5">
        <Badge tone="lake">{text('coming.soon')}</Badge>
        <h1 className="text-4xl">{text(`screen.${subject}`)}</h1>
        <p className="text-lg">{text(`coming.${subject}`)}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton href={buildPath('results', locale, { offer: 'rent' })}>{text('coming.rent')}</LinkButton>
          <LinkButton href={buildPath('results', locale, { offer: 'buy' })}>{text('coming.buy')}</LinkButton>
          <LinkButton href={buildPath('home', locale)} variant="quiet">
            {text('notFound.home')}
          </LinkButton>
        </div>
        <p className="text-sm text-muted">{rich('coming.questions', { mail })}</p>
      </div>
    </div>
  );
}
