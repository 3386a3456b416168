import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { type MessagesAddress, messagesHref } from '../data/messages-address.ts';

type NoConversationsProps = { address: MessagesAddress; total: number };

/** An empty box, no match, or a page beyond the last: an explanation, and the way on. */
export function NoConversations({ address, total }: NoConversationsProps) {
  const { locale, text } = useLocale();
  if (total > 0)
    return (
      <EmptyState
        title={text('messages.beyond')}
        action={
          <LinkButton href={messagesHref(locale, { ...address, pageNumber: 1, id: null })}>
            {text('messages.first')}
          </LinkButton>
        }
      />
    );
  if (address.text !== '')
    return (
      <EmptyState icon={<Icon name="search-x" className="size-6" />} title={text('messages.none.found')}>
        {text('messages.none.foundText')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Icon name={ICONS[address.box]} className="size-6" />}
      title={text(`messages.none.${address.box}`)}
      action={
        address.box === 'inbox' && (
          <>
            <LinkButton href={buildPath('results', locale, { offer: 'rent' })}>
              {text('workspace.rentHomes')}
            </LinkButton>
            <LinkButton href={buildPath('results', locale, { offer: 'buy' })} variant="secondary">
              {text('workspace.buyHomes')}
            </LinkButton>
          </>
        )
      }
    >
      {text(`messages.none.${address.box}Text`)}
    </EmptyState>
  );
}

const ICONS = { inbox: 'message-square', marked: 'star', archived: 'archive' } as const;
