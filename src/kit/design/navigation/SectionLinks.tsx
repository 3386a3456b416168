import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type SectionLinksProps = {
  label: string;
  /** In their order; `count` is the number of entries that wait there. */
  sections: readonly { label: string; href: string; isCurrent: boolean; count?: number | undefined }[];
  className?: string;
};

/** The sections of a page, side by side; each is a link, so that it can be sent and returned to. */
export function SectionLinks({ label, sections, className }: SectionLinksProps) {
  const { number } = useLocale();
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex scrollbar-none gap-5 overflow-x-auto border-b border-line">
        {sections.map((section) => (
          <li key={section.href}>
            <a href={section.href} aria-current={section.isCurrent ? 'page' : undefined} className={LINK_CLASSES}>
              {section.label}
              {section.count !== undefined && (
                <span className="ml-1.5 text-sm font-normal">{number(section.count)}</span>
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
