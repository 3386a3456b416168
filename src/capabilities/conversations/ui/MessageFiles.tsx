import type { ThreadMessageFragment } from '#generated/operations.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** Attachments of a message: pictures are shown, all else is downloaded. */
export function MessageFiles({ files }: { files: ThreadMessageFragment['attachments'] }) {
  const tools = useLocale();
  const { text } = tools;
  if (files.length === 0) return null;
  return (
    <ul className="flex max-w-full flex-wrap gap-2">
      {files.map(({ id, kind, name, bytes, href }) => (
        <li key={id} className="max-w-full">
          {kind === 'picture' ? (
            <a href={href} target="_blank" rel="noopener" aria-label={text('messages.file.open', { name })}>
              <img src={href} alt="" loading="lazy" className="h-32 max-w-full rounded-md bg-mist object-cover" />
            </a>
          ) : (
            <a
              href={href}
              download={name}
              data-reload
              className="flex min-h-11 items-center gap-2 rounded-md border border-line bg-surface px-3 py-2 text-sm hover:border-ink"
            >
              <Icon name="file-text" className="size-5 shrink-0 text-muted" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="shrink-0 text-muted">{fileSizeText(bytes, tools)}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Size of a file as text, `340 kB` or `2.4 MB`. */
function fileSizeText(bytes: number, { number }: Pick<LocaleTools, 'number'>): string {
  if (bytes < 1_000_000) return `${number(Math.max(1, bytes / 1_000), 0)}\u00A0kB`;
  return `${number(bytes / 1_000_000, 1)}\u00A0MB`;
}
