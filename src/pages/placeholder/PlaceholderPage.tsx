import { BRAND } from '#kernel/brand.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Badge } from '#kit/design/content/Badge.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** A screen that is still to come: its purpose, and the way on. @param subject part of the ids of its texts */
export function PlaceholderPage({ subject }: { subject: string }) {
  const { locale, text, rich } = useLocale();
  const mail = (
    <a key="mail" href={`mailto:${BRAND.contact.email}`} className="text-lake underline underline-offset-4">
      {BRAND.contact.email}
    </a>
  );
  return (
    <div className="page-width grid flex-1 items-center gap-16 py-14 tablet-landscape:grid-cols-[1fr_auto] desktop:py-24">
      <div className="flex max-w-prose flex-col items-start gap-5">
        <Badge tone="lake">{text('placeholder.soon')}</Badge>
        <h1 className="text-4xl desktop:text-5xl">{text(`screen.${subject}`)}</h1>
        <p className="text-lg desktop:text-xl">{text(`placeholder.${subject}`)}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton href={buildPath('results', locale, { offer: 'rent' })}>{text('placeholder.rent')}</LinkButton>
          <LinkButton href={buildPath('results', locale, { offer: 'buy' })}>{text('placeholder.buy')}</LinkButton>
          <LinkButton href={buildPath('home', locale)} variant="quiet">
            {text('notFound.home')}
          </LinkButton>
        </div>
        <p className="text-sm text-muted">{rich('placeholder.questions', { mail })}</p>
      </div>
      <UnfinishedHouse />
    </div>
  );
}

/** The product's mark as a plan, with the fire in its hearth. */
function UnfinishedHouse() {
  const { roof, hearth } = BRAND.mark;
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="hidden size-88 tablet-landscape:block desktop:mr-16">
      <path d={roof} className="fill-mist stroke-edge" strokeWidth="0.12" strokeDasharray="0.5 0.4" />
      <circle {...hearth} className="fill-lake" />
    </svg>
  );
}
