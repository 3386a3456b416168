import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { GiveBackDocument, type ModerationQueueQuery } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Pagination } from '#kit/design/navigation/Pagination.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { KeyHelp } from './case/KeyHelp.tsx';
import { useKeys } from './case/useKeys.ts';
import { caseHref, listHref } from './data/moderation-views.ts';
import { useReviewActs } from './data/useReviewActs.ts';
import { QueueRow } from './QueueRow.tsx';

type QueueListProps = { queue: ModerationQueueQuery['reviewQueue']; now: string };

/** Offers that wait for a reviewer, the longest wait first. */
export function QueueList({ queue, now }: QueueListProps) {
  const { locale, text } = useLocale();
  const router = useRouter();
  const list = useRef<HTMLOListElement>(null);
  const step = (by: number) => (): void => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a[data-case]') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    links[at < 0 ? (by > 0 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
  };
  const isReady = useHydrated();
  const { act, isActing } = useReviewActs();
  const giveBack = (id: number): void => {
    void act(() => execute(GiveBackDocument, { id }), 'moderation.done.givenBack');
  };
  const giveBackFocused = (): void => {
    const id = Number((document.activeElement as HTMLElement | null)?.dataset.case);
    if (queue.data.some(({ offer, claim }) => offer.id === id && claim?.isMine)) giveBack(id);
  };
  const free = queue.data.find(({ isOwn, claim }) => !isOwn && (claim === null || claim.isMine));
  const openNext = free ? () => void router.navigate({ href: caseHref(free.offer.id, locale) }) : null;
  useKeys({ j: step(1), k: step(-1), ArrowDown: step(1), ArrowUp: step(-1), n: openNext, g: giveBackFocused });
  if (queue.data.length === 0)
    return (
      <EmptyState icon={<Icon name="circle-check" className="size-6" />} title={text('moderation.queue.empty')}>
        {text('moderation.queue.emptyText')}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-5">
      <KeyHelp
        keys={[
          { key: 'J', words: 'moderation.key.down' },
          { key: 'K', words: 'moderation.key.up' },
          { key: 'Enter', words: 'moderation.key.open' },
          { key: 'N', words: 'moderation.key.next' },
          { key: 'G', words: 'moderation.key.giveBack' },
        ]}
      />
      <ol ref={list} className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {queue.data.map((waiting) => (
          <li key={waiting.offer.id} className="flex flex-wrap items-center">
            <div className="min-w-0 flex-1 basis-64">
              <QueueRow waiting={waiting} now={now} />
            </div>
            {waiting.claim?.isMine && (
              <Button
                variant="quiet"
                size="small"
                className="m-2"
                disabled={!isReady || isActing}
                onClick={() => giveBack(waiting.offer.id)}
              >
                {text('moderation.act.giveBack')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Pagination
        page={queue.pageNumber}
        pageCount={queue.totalPages}
        hrefOf={(page) => listHref('waiting', locale, page)}
      />
    </div>
  );
}
