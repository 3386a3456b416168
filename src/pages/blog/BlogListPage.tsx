import { contentPath, feedPath } from '#capabilities/content/content.links.ts';
import { CONTENT_CATEGORIES, type ContentCategory } from '#capabilities/content/content.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { Breadcrumbs } from '#kit/design/navigation/Breadcrumbs.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ArticleList } from './ArticleList.tsx';
import { ArticleSearch } from './ArticleSearch.tsx';
import type { BlogList } from './blog.loader.ts';
import { blogTrail } from './blog-trail.ts';

/** Articles: all by category, those of one category, or those that a search found. @source docs/reference/screens.md, "Blog" */
export function BlogListPage({ data }: { data: BlogList }) {
  const tools = useLocale();
  const { text, locale } = tools;
  const { category } = data;
  return (
    <div className="page-width py-6 tablet:py-10">
      <Breadcrumbs items={blogTrail(data, tools)} />
      <h1 className="mt-6 text-3xl tablet:text-4xl">
        {text(category ? `blog.category.${category}.title` : 'blog.headline')}
      </h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        {text(category ? `blog.category.${category}.text` : 'blog.description')}
      </p>
      <div className="mt-6 flex flex-col gap-5">
        {category === null && <ArticleSearch text={data.text} />}
        <CategoryLinks current={category} />
      </div>
      <div className="mt-8">{data.text !== '' ? <FoundArticles data={data} /> : <Articles data={data} />}</div>
      <p className="mt-10 text-sm">
        <a href={feedPath('blog', locale)} className="text-lake underline underline-offset-4">
          {text('blog.feed')}
        </a>
      </p>
    </div>
  );
}

function CategoryLinks({ current }: { current: ContentCategory | null }) {
  const { text, locale } = useLocale();
  return (
    <nav aria-label={text('blog.categories')}>
      <ul className="flex flex-wrap gap-2">
        {[null, ...CONTENT_CATEGORIES].map((category) => (
          <li key={category}>
            <LinkButton
              href={contentPath('blog', { category: category ?? undefined }, locale)}
              variant={category === current ? 'primary' : 'secondary'}
              size="small"
              aria-current={category === current ? 'page' : undefined}
            >
              {text(category ? `blog.category.${category}` : 'blog.all')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Articles({ data: { category, articles } }: { data: BlogList }) {
  const { text } = useLocale();
  if (category !== null) return <ArticleList articles={articles} level="h2" />;
  return (
    <div className="flex flex-col gap-10">
      {CONTENT_CATEGORIES.map((each) => (
        <section key={each} aria-labelledby={each}>
          <h2 id={each} className="mb-4 text-2xl">
            {text(`blog.category.${each}`)}
          </h2>
          <ArticleList articles={articles.filter((article) => article.category === each)} level="h3" />
        </section>
      ))}
    </div>
  );
}

function FoundArticles({ data: { text: searched, articles } }: { data: BlogList }) {
  const { text, locale } = useLocale();
  if (articles.length > 0) {
    return (
      <section aria-labelledby="found">
        <h2 id="found" className="mb-4 text-2xl">
          {text('blog.found', { count: articles.length, text: searched })}
        </h2>
        <ArticleList articles={articles} level="h3" />
      </section>
    );
  }
  return (
    <EmptyState
      title={text('blog.nothingFound', { text: searched })}
      action={
        <LinkButton href={contentPath('blog', {}, locale)} variant="secondary">
          {text('blog.all')}
        </LinkButton>
      }
    >
      {text('blog.nothingFoundHint')}
    </EmptyState>
  );
}
