import { createFileRoute } from '@tanstack/react-router';
import { pageOrigin } from '#kit/graphql/execute.ts';
import { BlogPage } from '#pages/blog/BlogPage.tsx';
import { canonicalQuery } from '../../canonical-query.ts';
import { languageTools } from '../../language/language.ts';

/** The blog: start page, category or article. @source docs/reference/addresses.md, "Blog" */
export const Route = createFileRoute('/$lang/blog/{-$category}/{-$slug}/{-$id}')({
  staticData: { texts: ['blog'] },
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ params: { lang, ...address }, deps }) => {
    const { loadBlog } = await import('#pages/blog/blog.loader.ts');
    const { blogHead } = await import('#pages/blog/blog.head.ts');
    const data = await loadBlog(lang, address, deps.query);
    return { data, head: blogHead(data, languageTools(lang), pageOrigin()) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Blog,
});

function Blog() {
  return <BlogPage data={Route.useLoaderData().data} />;
}
