import type { ArticleLinkFragment } from '#generated/operations.ts';
import { classes } from '#kit/design/classes.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type ArticleFactsProps = { article: Pick<ArticleLinkFragment, 'published' | 'minutes'>; className?: string };

/** The day and the reading time of an article. */
export function ArticleFacts({ article: { published, minutes }, className }: ArticleFactsProps) {
  const { text, date } = useLocale();
  return (
    <p className={classes('text-sm text-muted', className)}>
      <time dateTime={published}>{date(published, 'long')}</time> · {text('blog.minutes', { count: minutes })}
    </p>
  );
}
