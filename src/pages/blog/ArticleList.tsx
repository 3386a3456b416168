import type { ArticleLinkFragment } from '#generated/operations.ts';
import { CardLink } from '#kit/design/buttons/CardLink.tsx';
import { Card } from '#kit/design/content/Card.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';

type ArticleListProps = { articles: readonly ArticleLinkFragment[]; level: 'h2' | 'h3' };

/** Articles side by side, below each other on a phone. */
export const ArticleList = ({ articles, level: Level }: ArticleListProps) => (
  <ul className="grid gap-5 tablet:grid-cols-2 desktop:grid-cols-3">
    {articles.map((article) => (
      <li key={article.id} className="grid">
        <Card className="rounded-lg border border-line bg-surface p-5">
          <Level className="text-lg font-semibold">
            <CardLink href={article.path}>{article.title}</CardLink>
          </Level>
          <p className="text-muted">{article.description}</p>
          <ArticleFacts article={article} className="mt-auto" />
        </Card>
      </li>
    ))}
  </ul>
);
