import { SectionLinks } from '#kit/design/navigation/SectionLinks.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ModerationCounts } from './data/moderation.loader.ts';
import { listHref, MODERATION_LISTS, type ModerationList } from './data/moderation-views.ts';

type ModerationNavProps = { current: ModerationList; counts: ModerationCounts };

/** The lists side by side, with the number of cases waiting in each. */
export function ModerationNav({ current, counts }: ModerationNavProps) {
  const { locale, text } = useLocale();
  const countOf: Partial<Record<ModerationList, number>> = counts;
  const sections = MODERATION_LISTS.map((list) => ({
    label: text(`moderation.list.${list}`),
    href: listHref(list, locale),
    isCurrent: list === current,
    count: countOf[list],
  }));
  return <SectionLinks label={text('moderation.lists')} sections={sections} />;
}
