import { ArticlePage } from './ArticlePage.tsx';
import { BlogListPage } from './BlogListPage.tsx';
import type { BlogData } from './blog.loader.ts';

/** A page of the blog: a list, or an article. */
export const BlogPage = ({ data }: { data: BlogData }) =>
  data.state === 'article' ? <ArticlePage article={data.article} /> : <BlogListPage data={data} />;
