import type { AttachedFile, AttachedFiles } from '#capabilities/conversations/ui/thread/useAttachedFiles.ts';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The attachments of the next message, and the progress of each. */
export function AttachedFileList({ attached: { files, refusal, remove } }: { attached: AttachedFiles }) {
  const { text } = useLocale();
  return (
    <>
      {files.length > 0 && (
        <ul aria-label={text('messages.attached')} className="flex flex-col gap-1">
          {files.map((file) => (
            <li key={file.localId} className="flex items-center gap-2 rounded-md bg-mist pl-3 text-sm">
              <Icon name={file.failure ? 'circle-exclamation-point' : 'paperclip'} className="size-4 shrink-0" />
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <FileProgress file={file} />
              <IconButton
                size="small"
                label={text('kit.remove', { name: file.name })}
                icon={<Icon name="x" className="size-4" />}
                onClick={() => remove(file.localId)}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className="text-sm font-medium text-brick-hover empty:hidden">
        {refusal && text(refusal.text, refusal.values)}
      </p>
    </>
  );
}

function FileProgress({ file: { name, share, failure, waiting } }: { file: AttachedFile }) {
  const { text } = useLocale();
  if (failure) return <span className="shrink-0 text-brick-hover">{text(failure.text, failure.values)}</span>;
  if (waiting) return <Icon name="check" className="size-4 shrink-0 text-lake" />;
  return (
    <progress
      aria-label={text('messages.file.progress', { name })}
      value={share}
      max={1}
      className="h-1.5 w-20 shrink-0 accent-lake"
    />
  );
}
