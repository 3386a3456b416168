import { useEffect, useState } from 'react';
import { ObjectKind } from '#capabilities/conversations/conversation.ts';
import { HomeMessageForm } from '#capabilities/conversations/ui/contact/HomeMessageForm.tsx';
import { HomeMessageSent } from '#capabilities/conversations/ui/contact/HomeMessageSent.tsx';
import { loadStartingTexts, type StartingTexts } from '#capabilities/conversations/ui/contact/starting-text.ts';
import type { SentHomeMessage } from '#capabilities/conversations/ui/contact/useHomeMessage.ts';
import { advertiserText, priceText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import { offerTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import { LANGUAGE_TAGS } from '#kernel/locale.ts';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { reportFailure } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import type { Listing } from '../data/listing.loader.ts';

type WriteDialogProps = { listing: Listing; isOpen: boolean; onClose: () => void };

/** A message to the advertiser of a home, over its page. The draft is there again when it opens again. */
export function WriteDialog({ listing, isOpen, onClose }: WriteDialogProps) {
  const tools = useLocale();
  const { text, locale } = tools;
  const viewer = useViewer();
  const [sent, setSent] = useState<SentHomeMessage | null>(null);
  const spoken = listing.language ?? locale;
  const texts = useStartingTexts(spoken);
  const close = (): void => {
    setSent(null);
    onClose();
  };
  return (
    <Dialog title={text('messages.contact.title')} isOpen={isOpen} onClose={close} placement="large">
      <p className="mb-5 text-sm text-muted">{`${offerTitle(listing, tools)} · ${priceText(listing, tools)}`}</p>
      {sent && <HomeMessageSent sent={sent} advertiser={advertiserText(listing.contactInfo, tools)} />}
      {!sent && !texts && (
        <div role="status" aria-label={text('messages.loading')} className="flex flex-col gap-5">
          <Skeleton className="h-11 rounded-md" />
          <Skeleton className="h-40 rounded-md" />
          <Skeleton className="h-11 rounded-md" />
        </div>
      )}
      {!sent && texts && (
        <HomeMessageForm
          key={viewer?.id}
          to={{ kind: ObjectKind.ActiveOffer, id: listing.id }}
          texts={texts}
          lang={LANGUAGE_TAGS[spoken]}
          onSent={setSent}
        />
      )}
    </Dialog>
  );
}

/** The texts in the language of the listing; those of the page if they fail to load. */
function useStartingTexts(locale: StartingLocale): StartingTexts | null {
  const { locale: ofPage } = useLocale();
  const [texts, setTexts] = useState<StartingTexts | null>(null);
  useEffect(() => {
    let isOver = false;
    const show = (loaded: StartingTexts): void => {
      if (!isOver) setTexts(loaded);
    };
    loadStartingTexts(locale).then(show, (error) => {
      reportFailure(error);
      return loadStartingTexts(ofPage).then(show);
    });
    return () => {
      isOver = true;
    };
  }, [locale, ofPage]);
  return texts;
}

type StartingLocale = Parameters<typeof loadStartingTexts>[0];
