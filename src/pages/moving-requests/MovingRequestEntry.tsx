import { useState } from 'react';
import { useRefresh } from '#capabilities/payments/ui/useRefresh.ts';
import { CloseMovingRequestDocument, type MovingRequestEntryFragment } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureToast } from '#kit/forms/form-texts.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { formatDayAndTime } from '#kit/i18n/day-and-time.ts';
import { formatShortDate } from '#kit/i18n/formats.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { refreshCounts } from '#kit/viewer/refresh-counts.ts';

type MovingRequestEntryProps = {
  request: MovingRequestEntryFragment;
  /** Called once the request is done and the list is loaded anew. */
  onClosed: () => void;
};

/** A request, its sender's contact details, and the button that marks it as done. */
export function MovingRequestEntry({ request, onClosed }: MovingRequestEntryProps) {
  const { text } = useLocale();
  const { id, fromPlace, toPlace, movingOn, name, email, phone, locale, isMember, requestedAt, doneAt } = request;
  return (
    <Panel aria-labelledby={`moving-${id}`} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5">
        <h2 id={`moving-${id}`} className="text-lg wrap-anywhere">
          {text('moving.list.way', { fromPlace, toPlace })}
        </h2>
        <p>{text('moving.list.day', { day: formatShortDate(movingOn) ?? movingOn })}</p>
        <p className="flex flex-wrap gap-x-4 wrap-anywhere">
          <span>{name}</span>
          <a href={`mailto:${email}`} className={LINK_CLASSES}>
            {email}
          </a>
          {phone && (
            <a href={`tel:+${phone.replaceAll(' ', '')}`} className={LINK_CLASSES}>
              +{phone}
            </a>
          )}
        </p>
        <p className="text-sm text-muted">
          {[
            text(isMember ? 'moving.list.member' : 'moving.list.visitor'),
            text(`moving.list.language.${locale}`),
            formatDayAndTime(requestedAt),
            doneAt && text('moving.list.doneOn', { when: formatDayAndTime(doneAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {!doneAt && <CloseButton id={id} onClosed={onClosed} />}
    </Panel>
  );
}

function CloseButton({ id, onClosed }: { id: number; onClosed: () => void }) {
  const { text } = useLocale();
  const refresh = useRefresh();
  const [isActing, setIsActing] = useState(false);
  const close = async (): Promise<void> => {
    setIsActing(true);
    let isDone = false;
    try {
      await execute(CloseMovingRequestDocument, { id });
      isDone = true;
      toasts.show('success', 'moving', { text: 'moving.list.closed' });
    } catch (error) {
      toasts.show('error', 'moving', failureToast(error));
    }
    await Promise.all([refresh(), refreshCounts().catch(reportFailure)]);
    setIsActing(false);
    if (isDone) onClosed();
  };
  return (
    <Button size="small" variant="secondary" isLoading={isActing} onClick={() => void close()}>
      {text('moving.list.close')}
    </Button>
  );
}

const LINK_CLASSES = 'text-lake underline underline-offset-4';
