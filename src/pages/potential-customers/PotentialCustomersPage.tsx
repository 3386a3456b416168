import type { ReactNode } from 'react';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/**
 * Explains the section to members who may open it but none of its lists.
 *
 * @source docs/reference/workspace.md, "Potential customers"
 */
export function PotentialCustomersPage() {
  const { locale, text } = useLocale();
  return (
    <Panel className="flex flex-col items-start gap-4 tablet:p-10">
      <h1 className="text-3xl">{text('workspace.potential.title')}</h1>
      <p className="max-w-prose text-lg text-muted">{text('workspace.potential.text')}</p>
      <ul className="flex max-w-prose flex-col gap-4">
        <Purpose
          icon={<Icon name="hand-coins" className="mt-0.5 size-5 shrink-0 text-lake" />}
          title={text('workspace.sellers')}
          words={text('workspace.potential.sellers')}
        />
        <Purpose
          icon={<Icon name="calculator" className="mt-0.5 size-5 shrink-0 text-lake" />}
          title={text('workspace.estimateRequests')}
          words={text('workspace.potential.estimates')}
        />
      </ul>
      <p className="max-w-prose">{text('workspace.potential.partners')}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton href={buildPath('contact', locale)}>{text('workspace.potential.ask')}</LinkButton>
        <LinkButton href={buildPath('myAccount', locale)} variant="secondary">
          {text('header.myAccount')}
        </LinkButton>
      </div>
    </Panel>
  );
}

function Purpose({ icon, title, words }: { icon: ReactNode; title: string; words: string }) {
  return (
    <li className="flex gap-3">
      {icon}
      <div>
        <h2 className="text-base font-medium">{title}</h2>
        <p className="text-muted">{words}</p>
      </div>
    </li>
  );
}
