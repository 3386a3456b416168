import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** A key and its action; `words` is the id of a text. */
export interface KeyWords {
  key: string;
  words: string;
}

/** The keys and their actions. */
export function KeyHelp({ keys }: { keys: readonly KeyWords[] }) {
  const { text } = useLocale();
  return (
    <p className="hidden flex-wrap gap-x-4 gap-y-1 text-sm text-muted tablet:flex">
      <span>{text('moderation.keys')}</span>
      {keys.map(({ key, words }) => (
        <span key={key} className="whitespace-nowrap">
          <kbd className="rounded-sm border border-edge bg-surface px-1.5 py-0.5 font-medium text-ink">{key}</kbd>{' '}
          {text(words)}
        </span>
      ))}
    </p>
  );
}
