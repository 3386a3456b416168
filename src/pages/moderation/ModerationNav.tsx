import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ModerationCounts } from './moderation.loader.ts';
import { listHref, MODERATION_LISTS, type ModerationList } from './moderation-views.ts';

type ModerationNavProps = { current: ModerationList; counts: ModerationCounts };

/** The lists side by side, with how much waits in each; each is a link, so that it can be returned to. */
export function ModerationNav({ current, counts }: ModerationNavProps) {
  const { locale, text, number } = useLocale();
  const countOf: Partial<Record<ModerationList, number>> = { waiting: counts.waiting, reports: counts.reports };
  return (
    <nav aria-label={text('moderation.lists')}>
      <ul className="flex scrollbar-none gap-5 overflow-x-auto tablet:gap-6 border-b border-line">
        {MODERATION_LISTS.map((list) => (
          <li key={list}>
            <a
              href={listHref(list, locale)}
              aria-current={list === current ? 'page' : undefined}
              className={LINK_CLASSES}
            >
              {text(`moderation.list.${list}`)}
              {countOf[list] !== undefined && (
                <span className="ml-1.5 text-sm font-normal">{number(countOf[list])}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const LINK_CLASSES =
  'inline-flex min-h-11 items-center border-b-2 border-transparent py-2 font-medium whitespace-nowrap text-muted ' +
  'transition-colors hover:text-ink aria-[current]:border-lake aria-[current]:text-ink focus-visible:-outline-offset-2';
