import type { ArticleResolvers, QueryResolvers } from '#generated/content.resolvers.ts';
import { contentPath } from '../content.links.ts';
import { articlePaths, findArticle, listArticles, relatedArticles } from './content.service.ts';

export const Query: QueryResolvers = {
  article: (_root, args, { ctx }) => findArticle(ctx, args),
  articles: (_root, args, { ctx }) => listArticles(ctx, args),
};

export const Article: ArticleResolvers = {
  body: ({ blocks }) => blocks,
  path: (article) => contentPath(article.kind, article, article.locale),
  paths: articlePaths,
  related: relatedArticles,
};
