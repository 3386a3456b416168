import { createFileRoute } from '@tanstack/react-router';
import { LazyBlogPage } from '#pages/blog/lazy-blog.ts';
import { canonicalQuery } from '../../canonical-query.ts';

/** The blog: start page, category or article. @source docs/reference/addresses.md, "Blog" */
export const Route = createFileRoute('/$lang/blog/$')({
  staticData: { texts: ['blog'] },
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ params, deps }) =>
    (await import('../../information-pages.ts')).openBlog(params.lang, params._splat ?? '', deps.query),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Blog,
});

function Blog() {
  return <LazyBlogPage data={Route.useLoaderData().data} />;
}
