import { useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { CONVERSATION_LIMITS } from '#capabilities/conversations/conversation.ts';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { FIRST_ADDRESS, type MessagesAddress, messagesHref } from '../data/messages-address.ts';

/** Searches a box for names, homes and messages. Without scripts it is a plain form. */
export function SearchField({ address }: { address: MessagesAddress }) {
  const { locale, text } = useLocale();
  const router = useRouter();
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    router.history.push(messagesHref(locale, { ...FIRST_ADDRESS, box: address.box, text: words }));
  };
  return (
    <search>
      <form action={messagesHref(locale, FIRST_ADDRESS)} onSubmit={search}>
        {address.box !== FIRST_ADDRESS.box && <input type="hidden" name="box" value={address.box} />}
        <TextField
          type="search"
          name="text"
          label={text('messages.search')}
          isLabelHidden
          placeholder={text('messages.search')}
          defaultValue={address.text}
          maxLength={CONVERSATION_LIMITS.searchText}
          enterKeyHint="search"
          autoComplete="off"
          icon={<Icon name="search" className="size-4.5" />}
        />
      </form>
    </search>
  );
}
