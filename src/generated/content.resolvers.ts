import type * as all from './resolvers.ts';

export type ArticleResolvers = Pick<all.ArticleResolvers, 'id' | 'title' | 'description' | 'category' | 'published' | 'minutes' | 'path' | 'paths' | 'body' | 'sources' | 'related'>;

export type ContentSourceResolvers = Pick<all.ContentSourceResolvers, 'title' | 'publisher' | 'date'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'article' | 'articles'>>;

/** What answers the schema of `content`. */
export interface ContentResolvers {
  Article?: ArticleResolvers;
  ContentSource?: ContentSourceResolvers;
  Query: QueryResolvers;
}
