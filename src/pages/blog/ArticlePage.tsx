import { contentPath } from '#capabilities/content/content.links.ts';
import { ArticleBody } from '#capabilities/content/ui/ArticleBody.tsx';
import { Breadcrumbs } from '#kit/design/navigation/Breadcrumbs.tsx';
import { PageContents } from '#kit/design/navigation/PageContents.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { ArticleList } from './ArticleList.tsx';
import type { BlogArticle } from './blog.loader.ts';
import { blogTrail } from './blog-trail.ts';

/** An article with its contents, its sources and others of its category. @source docs/reference/screens.md, "Blog" */
export function ArticlePage({ article }: { article: BlogArticle }) {
  const tools = useLocale();
  const { text } = tools;
  const sections = article.body.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.anchor, title: block.text }] : [],
  );
  return (
    <div className="page-width py-6 tablet:py-10">
      <Breadcrumbs items={blogTrail({ state: 'article', article }, tools)} />
      <article className="mt-6">
        <header className="max-w-prose">
          <h1 className="text-3xl tablet:text-4xl">{article.title}</h1>
          <p className="mt-3 text-lg text-muted">{article.description}</p>
          <ArticleFacts article={article} className="mt-3" />
        </header>
        <div className="mt-8 grid gap-8 desktop:grid-cols-[16rem_minmax(0,1fr)] desktop:gap-16">
          <PageContents title={text('blog.contents')} sections={sections} />
          <div className="min-w-0">
            <ArticleBody blocks={article.body} />
            <Sources sources={article.sources} />
          </div>
        </div>
      </article>
      {article.related.length > 0 && <Related article={article} />}
    </div>
  );
}

function Sources({ sources }: Pick<BlogArticle, 'sources'>) {
  const { text } = useLocale();
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="mt-10 max-w-prose border-t border-line pt-6 text-sm">
      <h2 id="sources" className="text-xl">
        {text('blog.sources')}
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 text-muted">
        {sources.map(({ title, publisher, date }) => (
          <li key={`${publisher} ${title}`}>
            {title}. {publisher}
            {date !== null && `, ${monthText(date, text)}`}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted">{text('blog.noAdvice')}</p>
    </section>
  );
}

/** A month such as `2026-01` in words. */
const monthText = (month: string, text: ReturnType<typeof useLocale>['text']): string =>
  `${text(`kit.month.${Number(month.slice(5))}`)} ${month.slice(0, 4)}`;

function Related({ article: { category, related } }: { article: BlogArticle }) {
  const { text, locale } = useLocale();
  return (
    <section aria-labelledby="related" className="mt-14 border-t border-line pt-8 print:hidden">
      <h2 id="related" className="mb-5 text-2xl">
        {text('blog.related')}
      </h2>
      <ArticleList articles={related} level="h3" />
      <p className="mt-6">
        <a href={contentPath('blog', { category }, locale)} className="text-lake underline underline-offset-4">
          {text(`blog.category.${category}.title`)}
        </a>
      </p>
    </section>
  );
}
