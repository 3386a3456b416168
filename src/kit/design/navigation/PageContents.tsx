/** A section of a page: its anchor and its title. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
}

/** The contents of a long page, as links to its sections; at its side they stay in view. */
export const PageContents = ({ title, sections }: { title: string; sections: readonly PageSection[] }) => (
  <nav aria-label={title} className="print:hidden">
    <div className="rounded-md border border-line bg-surface p-4 desktop:sticky desktop:top-20 desktop:max-h-[calc(100dvh-6rem)] desktop:overflow-y-auto">
      <p className="mb-1 text-sm font-medium text-muted">{title}</p>
      <ol className="list-none">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="block py-1.5 text-sm underline-offset-4 hover:text-lake hover:underline"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </div>
  </nav>
);
