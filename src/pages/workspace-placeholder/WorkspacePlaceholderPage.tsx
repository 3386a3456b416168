import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Badge } from '#kit/design/content/Badge.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** A section of the workspace that is still to come: its purpose, and the way on. @param subject part of the ids of its texts */
export function WorkspacePlaceholderPage({ subject }: { subject: string }) {
  const { locale, text } = useLocale();
  return (
    <Panel className="flex flex-col items-start gap-4 tablet:p-10">
      <Badge tone="lake">{text('workspace.soon')}</Badge>
      <h1 className="text-3xl">{text(`workspace.${subject}`)}</h1>
      <p className="max-w-prose text-lg text-muted">{text(`workspace.placeholder.${subject}`)}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton href={buildPath('myAccount', locale)}>{text('header.myAccount')}</LinkButton>
        <LinkButton href={buildPath('results', locale, { offer: 'rent' })} variant="secondary">
          {text('workspace.rentHomes')}
        </LinkButton>
        <LinkButton href={buildPath('results', locale, { offer: 'buy' })} variant="secondary">
          {text('workspace.buyHomes')}
        </LinkButton>
      </div>
    </Panel>
  );
}
