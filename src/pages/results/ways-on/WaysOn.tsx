import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LooserSearch } from '../data/looser-searches.ts';

type WaysOnProps = {
  waysOn: readonly LooserSearch[];
  /** A hash to append to each address. */
  hash?: string;
};

/** Looser searches, for a search without results. */
export function WaysOn({ waysOn, hash = '' }: WaysOnProps) {
  const { text } = useLocale();
  if (waysOn.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col divide-y divide-line text-left text-ink">
      {waysOn.map(({ label, href, count }) => (
        <li key={href}>
          <a href={href + hash} className="flex items-baseline justify-between gap-6 py-3 hover:text-lake">
            <span className="underline underline-offset-4">{label}</span>
            <span className="shrink-0 text-sm text-muted tabular-nums">{text('results.count', { count })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
