import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { NeighbourSearch } from '../data/neighbours.ts';

/** Places nearby with results of the same search, set apart from the results, which belong to the searched place. */
export function Neighbours({ neighbours }: { neighbours: readonly NeighbourSearch[] }) {
  const { text } = useLocale();
  if (neighbours.length === 0) return null;
  return (
    <section aria-labelledby="neighbours" className="mt-8 rounded-lg bg-mist p-5 tablet:p-6 print:hidden">
      <h2 id="neighbours" className="text-xl">
        {text('results.nearby')}
      </h2>
      <p className="mt-1 text-sm text-muted">{text('results.nearbyText')}</p>
      <ul className="mt-4 grid gap-3 @min-[35rem]:grid-cols-2 @min-[60rem]:grid-cols-3">
        {neighbours.map(({ label, href, count }) => (
          <li key={href} className="min-w-0">
            <a href={href} className={LINK_CLASSES}>
              <Icon name="map-pin" className="size-4.5 shrink-0 text-lake" />
              <span className="min-w-0 flex-1 truncate font-medium">{label}</span>
              <span className="shrink-0 text-sm text-muted tabular-nums">{text('results.count', { count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const LINK_CLASSES =
  'flex min-h-12 items-center gap-2.5 rounded-md border border-line bg-surface px-4 transition-colors hover:border-ink';
