import type { ContentResolvers } from '#generated/content.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { CONTENT_KINDS } from '../content.ts';
import { Article, Query } from './content.resolvers.ts';
import { allArticles } from './content.service.ts';
import { serveFeeds } from './feed.route.ts';

/** Written pages: Markdown files of the folder `content`. */
export const contentModule: CapabilityModule = {
  name: 'content',
  api: {
    schemaFile: new URL('./content.graphql', import.meta.url),
    resolvers: { Article, Query } satisfies ContentResolvers,
  },
  serve: serveFeeds,
  // A file with a fault ends the start, not the first visit.
  onStart: async () => {
    for (const kind of CONTENT_KINDS) allArticles(kind);
  },
};
