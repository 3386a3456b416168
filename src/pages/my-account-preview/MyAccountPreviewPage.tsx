import { ProfileCard } from '#capabilities/accounts/ui/ProfileCard.tsx';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { MyAccountPreviewData } from './my-account-preview.loader.ts';

/** The member's own profile as others see it. @source docs/reference/workspace.md, "Preview" */
export function MyAccountPreviewPage({ data: { profile } }: { data: MyAccountPreviewData }) {
  const { locale, text } = useLocale();
  const isEmpty = !profile.biography && !profile.occupation;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{text('workspace.preview.title')}</h1>
        <p className="max-w-prose text-muted">{text('workspace.preview.text')}</p>
      </div>
      <ProfileCard profile={profile} />
      {isEmpty && <p className="max-w-prose text-muted">{text('workspace.preview.empty')}</p>}
      <LinkButton
        href={buildPath('myAccount', locale)}
        variant="secondary"
        className="self-start"
        icon={<Icon name="pencil" className="size-4" />}
      >
        {text('workspace.preview.edit')}
      </LinkButton>
    </div>
  );
}
