import { useEffect, useRef } from 'react';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import type { SentHomeMessage } from './useHomeMessage.ts';

type HomeMessageSentProps = { sent: SentHomeMessage; advertiser: string };

/** Confirmation with the next steps. A member gets a link to the conversation, a visitor a link to register. */
export function HomeMessageSent({ sent, advertiser }: HomeMessageSentProps) {
  const { text, locale } = useLocale();
  const viewer = useViewer();
  const heading = useRef<HTMLHeadingElement>(null);
  const { conversationId, email, isBeingChecked } = sent;
  // The heading takes the focus, so that the reader notices the confirmation.
  useEffect(() => heading.current?.focus(), []);
  const wanted = buildPath('myMessages', locale);
  const steps = [
    text(isBeingChecked ? 'messages.sent.checked' : 'messages.sent.goes', { advertiser }),
    text(viewer ? 'messages.sent.answerMember' : 'messages.sent.answer', { email }),
  ];
  return (
    <div className="flex flex-col gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {text('messages.sent.title')}
      </h3>
      <ul className="flex flex-col gap-3">
        {steps.map((step) => (
          <li key={step} className="flex gap-3">
            <Icon name="circle-check" className="mt-0.5 size-5 shrink-0 text-lake" />
            <span className="min-w-0">{step}</span>
          </li>
        ))}
      </ul>
      {viewer ? (
        <LinkButton href={buildPath('myMessages', locale, { id: String(conversationId) })} className="self-start">
          {text('messages.sent.open')}
        </LinkButton>
      ) : (
        <div className="flex flex-col gap-3 rounded-md bg-lake-tint p-5">
          <p className="font-medium">{text('messages.sent.account')}</p>
          <p className="text-sm">{text('messages.sent.accountText', { email })}</p>
          <LinkButton
            href={`${buildPath('register', locale)}?${new URLSearchParams({ redirectUrl: wanted })}`}
            className="self-start"
          >
            {text('messages.sent.register')}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
