import { useState } from 'react';
import { DeleteAccountEmailDocument, type OwnProfileFragment } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useAccountChange } from './data/useAccountChange.ts';

/** The stored data of a member: its export and its deletion. */
export function DataSection({ profile }: { profile: OwnProfileFragment }) {
  const { text } = useLocale();
  return (
    <div className="flex flex-col gap-6">
      <TitledPanel title={text('workspace.data.export')} intro={text('workspace.data.exportText')}>
        <LinkButton
          href="/account/export"
          download
          variant="secondary"
          className="self-start"
          icon={<Icon name="download" className="size-4" />}
        >
          {text('workspace.data.download')}
        </LinkButton>
      </TitledPanel>
      <DeletePanel id={profile.id} email={profile.email} />
    </div>
  );
}

/** A button that requests the deletion mail, after a question; only the link in that mail deletes. @source docs/reference/workspace.md, "Data" */
function DeletePanel({ id, email }: Pick<OwnProfileFragment, 'id' | 'email'>) {
  const { text } = useLocale();
  const { change, isChanging } = useAccountChange();
  const [isAsking, setIsAsking] = useState(false);
  const stopAsking = (): void => setIsAsking(false);
  const askForLink = async (): Promise<void> => {
    await change(() => execute(DeleteAccountEmailDocument, { id }), { done: 'account.mail.sent' });
    stopAsking();
  };
  return (
    <TitledPanel title={text('account.delete.title')} intro={text('workspace.data.deleteText')}>
      <Button variant="secondary" className="self-start text-brick-hover" onClick={() => setIsAsking(true)}>
        {text('account.delete.title')}
      </Button>
      <Dialog
        title={text('workspace.data.deleteQuestion')}
        isOpen={isAsking}
        onClose={stopAsking}
        footer={
          <>
            <Button variant="quiet" onClick={stopAsking}>
              {text('workspace.cancel')}
            </Button>
            <Button variant="danger" isLoading={isChanging} onClick={() => void askForLink()}>
              {text('account.mail.sendLink')}
            </Button>
          </>
        }
      >
        <p>{text('account.delete.how', { email })}</p>
      </Dialog>
    </TitledPanel>
  );
}
