import { type ReactNode, useState } from 'react';
import { newDraft } from '#capabilities/publishing/ui/draft/offer-draft.ts';
import { newDraftId, picturesInDrafts } from '#capabilities/publishing/ui/draft/offer-draft-store.ts';
import { blankForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { type OfferStart, type OpenedEditor, useEditorView } from '#capabilities/publishing/ui/useOfferEditor.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';

type DraftNoticesProps = { start: OfferStart; opened: OpenedEditor; onSignIn: (dialog: 'login' | 'register') => void };

/** The origin of this page's draft, the reviewer's comments, and the effect of saving. */
export function DraftNotices({ start, opened, onSignIn }: DraftNoticesProps) {
  const { locale, text } = useLocale();
  const viewer = useViewer();
  const { draft } = useEditorView(opened);
  const [isNew, setIsNew] = useState(false);
  const { found } = opened;
  const beginAnew = (): void => {
    // Drafts of members stay on the server; of a visitor's nothing else is left.
    if (viewer === null && !window.confirm(text('publish.notice.beginAnewSure'))) return;
    void opened.pictures.open([], []);
    opened.editor.replace(
      newDraft(newDraftId(), { form: blankForm(start.offerType, locale), now: new Date(), userId: viewer?.id ?? null }),
    );
    opened.editor.flush();
    void opened.files.forgetAllBut(picturesInDrafts());
    setIsNew(true);
  };
  const isOnward = !isNew && !start.isEdit && (found === 'elsewhere' || (found === 'read' && draft.currentStep > 1));
  return (
    <>
      {start.offer?.status === 30 && <Notice>{text('publish.notice.online')}</Notice>}
      {start.offer?.status === 16 && start.offer.reviewComment && (
        <Notice>
          <strong className="block">{text('publish.notice.rejected')}</strong>
          <span className="whitespace-pre-line">{start.offer.reviewComment}</span>
        </Notice>
      )}
      {found === 'migrated' && !isNew && <Notice>{text('publish.notice.migrated')}</Notice>}
      {found === 'unreadable' && <Notice>{text('publish.notice.unreadable')}</Notice>}
      {found === 'locked' && viewer === null && (
        <Notice action={<NoticeButton onClick={() => onSignIn('login')}>{text('account.login.title')}</NoticeButton>}>
          {text('publish.notice.locked')}
        </Notice>
      )}
      {isOnward && (
        <Notice action={<NoticeButton onClick={beginAnew}>{text('publish.notice.beginAnew')}</NoticeButton>}>
          {text(found === 'elsewhere' ? 'publish.notice.elsewhere' : 'publish.notice.onward')}
        </Notice>
      )}
    </>
  );
}

/** A notice before the form. */
function Notice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-lake-tint px-4 py-3">
      <p className="min-w-48 flex-1">{children}</p>
      {action}
    </div>
  );
}

const NoticeButton = ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
  <Button variant="secondary" size="small" onClick={onClick}>
    {children}
  </Button>
);
