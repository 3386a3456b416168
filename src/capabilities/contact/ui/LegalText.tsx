import { DescriptionText } from '#kit/design/content/DescriptionText.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** A section of a long text: `title` and `words` are ids of texts, `id` is its anchor. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly words: string;
}

type LegalTextProps = {
  sections: readonly LegalSection[];
  /** Values of the placeholders in the texts. */
  values: Readonly<Record<string, string>>;
};

/** A long text in sections, with a table of contents, on wide screens at the side. */
export function LegalText({ sections, values }: LegalTextProps) {
  const { text } = useLocale();
  return (
    <div className="grid gap-8 desktop:grid-cols-[16rem_minmax(0,1fr)] desktop:gap-16">
      <nav aria-label={text('operator.contents')} className="print:hidden desktop:order-none">
        <div className="rounded-md border border-line bg-surface p-4 desktop:sticky desktop:top-20 desktop:max-h-[calc(100dvh-6rem)] desktop:overflow-y-auto">
          <p className="mb-1 text-sm font-medium text-muted">{text('operator.contents')}</p>
          <ol className="list-none">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-1.5 text-sm underline-offset-4 hover:text-lake hover:underline">
                  {text(title)}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <div className="flex flex-col gap-10">
        {sections.map(({ id, title, words }) => (
          <section key={id} aria-labelledby={id} className="break-inside-avoid-page">
            <h2 id={id} tabIndex={-1} className="mb-3 scroll-mt-20 text-2xl outline-none">
              {text(title)}
            </h2>
            <DescriptionText text={text(words, values)} />
          </section>
        ))}
      </div>
    </div>
  );
}
