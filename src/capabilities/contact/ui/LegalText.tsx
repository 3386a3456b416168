import { DescriptionText } from '#kit/design/content/DescriptionText.tsx';
import { PageContents } from '#kit/design/navigation/PageContents.tsx';
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
      <PageContents
        title={text('operator.contents')}
        sections={sections.map(({ id, title }) => ({ id, title: text(title) }))}
      />
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
