import { lazyHydrated } from '#kit/lazy-hydration/lazy-hydration.tsx';
import { BlogPage } from './BlogPage.tsx';

/** A page of the blog, which works as plain markup until the reader acts. */
export const LazyBlogPage = lazyHydrated({
  part: import.meta.env.SSR ? BlogPage : null,
  load: async () => (await import('./BlogPage.tsx')).BlogPage,
});
