import { ConversationState } from '#capabilities/conversations/conversation.ts';
import type { ConversationRowFragment } from '#generated/operations.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { classes } from '#kit/design/classes.ts';
import { CountBadge } from '#kit/design/content/CountBadge.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Pagination } from '#kit/design/navigation/Pagination.tsx';
import { SectionLinks } from '#kit/design/navigation/SectionLinks.tsx';
import { Avatar } from '#kit/design/pictures/Avatar.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { listTimeText } from '../data/message-times.ts';
import { BOXES, FIRST_ADDRESS, type MessagesAddress, messagesHref } from '../data/messages-address.ts';
import type { MyMessagesData } from '../data/my-messages.loader.ts';
import { partnerName } from '../data/partner-name.ts';
import { NoConversations } from './NoConversations.tsx';
import { SearchField } from './SearchField.tsx';

/** A page of a box. */
export function ConversationList({ data }: { data: MyMessagesData }) {
  const { locale, text } = useLocale();
  const { address, page, counts, now } = data;
  const sections = BOXES.map((box) => ({
    label: text(`messages.box.${box}`),
    href: messagesHref(locale, { ...FIRST_ADDRESS, box }),
    isCurrent: box === address.box,
    // An empty box needs no counter, and three boxes share a narrow column.
    count: counts[box] || undefined,
  }));
  return (
    <div className="flex flex-col gap-4">
      <SectionLinks label={text('messages.boxes')} sections={sections} />
      <SearchField key={`${address.box} ${address.text}`} address={address} />
      {address.text !== '' && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="text-sm text-muted">
            {text('messages.found', { count: page.totalRecords })}
          </p>
          <LinkButton
            href={messagesHref(locale, { ...FIRST_ADDRESS, box: address.box, id: address.id })}
            variant="quiet"
            size="small"
          >
            {text('messages.searchEnd')}
          </LinkButton>
        </div>
      )}
      {page.data.length === 0 ? (
        <NoConversations address={address} total={page.totalRecords} />
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {page.data.map((row) => (
            <li key={row.id}>
              <ConversationRow row={row} address={address} now={now} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={address.pageNumber}
        pageCount={page.totalPages}
        hrefOf={(pageNumber) => messagesHref(locale, { ...address, pageNumber, id: null })}
      />
    </div>
  );
}

type ConversationRowProps = { row: ConversationRowFragment; address: MessagesAddress; now: string };

function ConversationRow({ row, address, now }: ConversationRowProps) {
  const tools = useLocale();
  const { locale, text } = tools;
  const { id, unreadCount, lastMessageText, lastMessageDate, objectTitle, partner } = row;
  const name = partnerName(row, tools);
  const isUnread = unreadCount > 0;
  return (
    <a
      href={messagesHref(locale, { ...address, id })}
      aria-current={address.id === id ? 'page' : undefined}
      className="flex gap-3 rounded-md px-2 py-3 transition-colors hover:bg-mist aria-[current]:bg-lake-tint focus-visible:-outline-offset-2"
    >
      <Avatar name={name} src={partner.picture ?? undefined} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-baseline justify-between gap-2">
          <span className={isUnread ? 'truncate font-semibold' : 'truncate font-medium'}>{name}</span>
          <time dateTime={lastMessageDate} className="shrink-0 text-xs text-muted tabular-nums">
            {listTimeText(lastMessageDate, now, tools)}
          </time>
        </span>
        <span className="truncate text-sm text-muted">{objectTitle}</span>
        <span className="flex items-center gap-2">
          <span className={classes('min-w-0 flex-1 truncate text-sm', isUnread ? 'font-medium' : 'text-muted')}>
            {lastMessageText}
          </span>
          {row.conversationStatus === ConversationState.Marked && (
            <>
              <Icon name="star" className="size-4 shrink-0 text-lake" />
              <span className="sr-only">{text('messages.isMarked')}</span>
            </>
          )}
          <CountBadge count={unreadCount} maximum={99} label={text('messages.unread', { count: unreadCount })} />
        </span>
      </span>
    </a>
  );
}
