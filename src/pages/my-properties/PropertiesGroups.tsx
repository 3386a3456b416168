import { classes } from '#kit/design/classes.ts';
import { SectionLinks } from '#kit/design/navigation/SectionLinks.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { LISTED_GROUPS, LISTED_TYPES, type PropertiesQuery, propertiesHref } from './my-properties.links.ts';
import { type MyPropertiesData, totalOf } from './my-properties.loader.ts';

type PropertiesGroupsProps = { listQuery: PropertiesQuery; counters: MyPropertiesData['counters'] };

/** Links to the kinds of offers, and to the groups of each with their counts. */
export function PropertiesGroups({ listQuery, counters }: PropertiesGroupsProps) {
  const { text, locale, number } = useLocale();
  const countOf = (group: number): number => counters.find(({ status }) => status === group)?.count ?? 0;
  const groups = [null, ...LISTED_GROUPS].map((group) => ({
    group,
    label: text(group === null ? 'properties.group.all' : `properties.group.${group}`),
    count: group === null ? totalOf(counters) : countOf(group),
  }));
  const types = LISTED_TYPES.map((offerType) => ({
    label: text(`properties.type.${offerType}`),
    href: propertiesHref(locale, { ...listQuery, offerType, group: null, page: 1 }),
    isCurrent: offerType === listQuery.offerType,
  }));
  return (
    <div className="flex flex-col gap-4">
      <SectionLinks label={text('properties.types')} sections={types} />
      <nav aria-label={text('properties.groups')}>
        <ul className="-mx-4 flex scrollbar-none gap-2 overflow-x-auto px-4 tablet:mx-0 tablet:flex-wrap tablet:px-0">
          {groups.map(({ group, label, count }) => (
            <li key={label}>
              <a
                href={propertiesHref(locale, { ...listQuery, group, page: 1 })}
                aria-current={group === listQuery.group ? 'page' : undefined}
                className={classes(CHIP_CLASSES, count === 0 && 'text-muted')}
              >
                {label}
                <span className="tabular-nums">{number(count)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

const CHIP_CLASSES =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-line bg-surface px-4 text-sm transition-colors ' +
  'hover:bg-mist aria-[current]:border-lake aria-[current]:bg-lake-tint aria-[current]:font-medium aria-[current]:text-lake-hover';
