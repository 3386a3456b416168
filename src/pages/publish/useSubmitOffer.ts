import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { isFreeToPublish } from '#capabilities/prices/price.ts';
import { formOfDraft } from '#capabilities/publishing/ui/draft/offer-draft.ts';
import { picturesInDrafts } from '#capabilities/publishing/ui/draft/offer-draft-store.ts';
import { type OfferStart, type OpenedEditor, useEditorView } from '#capabilities/publishing/ui/useOfferEditor.ts';
import { OfferForEditingDocument, PublicationPricesDocument, SubmitOfferDocument } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { postGraphql } from '#kit/graphql/transport.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { loadViewer } from '#kit/viewer/load-viewer.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { setViewer } from '#kit/viewer/viewer-store.ts';

/** The action of the form's last button, and its obstacles. */
export interface Submission {
  /** Id of the button's text. */
  action: string;
  /** Whether the address has to be confirmed first. */
  isUnconfirmed: boolean;
  submit(): Promise<void>;
}

type SubmitParts = { opened: OpenedEditor; start: OfferStart; onSignIn: (dialog: 'login' | 'register') => void };

/**
 * Submits the offer: visitors sign up first, a free offer goes to review, for any other the payment follows.
 *
 * @source docs/reference/screens.md, "Publishing"
 */
export function useSubmitOffer({ opened, start, onSignIn }: SubmitParts): Submission {
  const { locale } = useLocale();
  const router = useRouter();
  const viewer = useViewer();
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  const { draft } = useEditorView(opened);
  const isOnline = start.isEdit && start.offer?.status === OfferStatus.Published;

  const leave = (path: string, message: string | null): void => {
    opened.editor.finish();
    void opened.files.forgetAllBut(picturesInDrafts());
    if (message !== null) toasts.show('success', 'offer', { text: message });
    router.clearCache();
    router.history.push(path);
  };
  const leaveTo = (way: Way, id: number): void => {
    if (way === 'preSell') leave(buildPath('previewProperty', locale, { id: String(id) }), 'publish.done.preSell');
    else if (way === 'pay') leave(buildPath('payProperty', locale, { id: String(id) }), null);
    else
      leave(
        homesPath(locale, formOfDraft(draft)),
        way === 'submitted' ? 'publish.done.submitted' : 'publish.done.saved',
      );
  };
  const submit = async (): Promise<void> => {
    if (!viewer) return onSignIn('register');
    const id = await saved(opened);
    if (isOnline) return leaveTo('saved', id);
    const way = await wayOf(id);
    const needsAddress = way === 'submitted' || way === 'pay';
    if (needsAddress && !(await isConfirmed(viewer))) return setIsUnconfirmed(true);
    if (way === 'submitted') await postGraphql(SubmitOfferDocument, { id });
    leaveTo(way, id);
  };
  return {
    action: actionOf({ isVisitor: viewer === null, isOnline, offerType: formOfDraft(draft).offerType }),
    isUnconfirmed: viewer !== null && !viewer.emailConfirmed && (isUnconfirmed || draft.offerId !== null),
    submit: () => submit().catch(showFailure),
  };
}

/** The list that contains the home: each kind of offer has its own. */
const homesPath = (locale: Locale, { offerType }: { offerType: number }): string =>
  `${buildPath('myProperties', locale)}?offerType=${offerType}`;

/** Whether the address is confirmed by now: that happens in another tab, or on another device. */
async function isConfirmed(viewer: Viewer): Promise<boolean> {
  if (viewer.emailConfirmed) return true;
  const current = await loadViewer();
  setViewer(current);
  return current?.emailConfirmed === true;
}

/** The step after an offer is saved. */
type Way = 'submitted' | 'saved' | 'pay' | 'preSell';

/** Saves the offer with all its pictures on the server. @returns its number @throws AppError */
async function saved({ editor, pictures }: OpenedEditor): Promise<number> {
  const id = await editor.saveNow();
  if (id === null) throw editor.view().failure ?? new AppError('publish.saveFailed', { code: 503 });
  pictures.start(id);
  pictures.again();
  await pictures.settled();
  if (pictures.isStuck) throw new AppError('publish.pictures.someStuck', { code: 409 });
  // Saves the last changes of the text and of the order of pictures.
  if ((await editor.saveNow()) === null && editor.view().failure) throw editor.view().failure;
  return id;
}

async function wayOf(id: number): Promise<Way> {
  const [{ offerEdit }, { prices }] = await Promise.all([
    postGraphql(OfferForEditingDocument, { id }),
    postGraphql(PublicationPricesDocument, {}),
  ]);
  if (offerEdit.offerType === OfferType.PreSell) return 'preSell';
  if (offerEdit.status === OfferStatus.PendingVerification) return 'saved';
  return offerEdit.isPaid || isFreeToPublish(prices, offerEdit.offerType) ? 'submitted' : 'pay';
}

function actionOf({
  isVisitor,
  isOnline,
  offerType,
}: {
  isVisitor: boolean;
  isOnline: boolean;
  offerType: number;
}): string {
  if (isVisitor) return 'publish.action.signUp';
  if (isOnline) return 'publish.action.saveOnline';
  return offerType === OfferType.PreSell ? 'publish.action.preSell' : 'publish.action.submit';
}

/**
 * Shows the text of a failure, besides the errors at its field or below the form.
 *
 * @source docs/reference/errors.md, "Messages on pages"
 */
function showFailure(error: unknown): never {
  const isExpected = error instanceof AppError && error.code < 500;
  if (!isExpected) toasts.show('error', 'offer', { text: 'publish.saveFailed' });
  throw error;
}
