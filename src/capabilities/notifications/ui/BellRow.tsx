import type { ReactNode } from 'react';
import { classes } from '#kit/design/classes.ts';
import { VisuallyHidden } from '#kit/design/content/VisuallyHidden.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { type BellEntry, kindOf, labelOf, targetOf } from './bell-kinds.ts';
import { bell } from './bell-store.ts';

/** A notification with its link. */
export function BellRow({ entry }: { entry: BellEntry }) {
  const tools = useLocale();
  const { locale, text, relativeDays } = tools;
  const target = targetOf(entry, locale);
  const sentence = (
    <>
      {!entry.seen && <VisuallyHidden>{text('notifications.unseen')} </VisuallyHidden>}
      <span className="block text-pretty">{wordsOf(entry, tools)}</span>
      {entry.messageText && (
        <span className="mt-0.5 line-clamp-2 text-sm font-normal text-muted">{entry.messageText}</span>
      )}
      <time dateTime={entry.date} className="mt-1 block text-xs font-normal text-muted">
        {relativeDays(entry.date, new Date())}
      </time>
    </>
  );
  const className = classes(
    'block border-b border-line px-4 py-3 text-left wrap-anywhere',
    entry.seen ? 'bg-surface font-normal' : 'bg-lake-tint font-bold',
    target !== null && 'hover:bg-mist',
  );
  const open = (): void => {
    if (kindOf(entry)?.isSeenByOpening) bell.handle(entry.activityId);
  };
  return target === null ? (
    <p className={className}>{sentence}</p>
  ) : (
    <a href={target} onClick={open} className={className}>
      {sentence}
    </a>
  );
}

/** Text of a notification, in the reader's language. @source docs/reference/workspace.md, "Bell" */
function wordsOf(entry: BellEntry, { text, locale }: LocaleTools): ReactNode {
  const label = labelOf(entry, locale);
  if (label) return text(label.id, label.values);
  console.warn(`Notification type ${entry.type} is not known here.`);
  return 'NOT SUPPORTED YET';
}
