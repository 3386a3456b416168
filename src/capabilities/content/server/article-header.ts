import { parse } from 'yaml';
import { z } from '#kernel/schema.ts';
import { CONTENT_CATEGORIES } from '../content.ts';

/** Front matter of a Markdown file. @source docs/reference/limits.md, "Articles" */
const articleHeader = z.strictObject({
  title: z.string().min(1).max(70),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(60),
  description: z.string().min(1).max(160),
  category: z.enum(CONTENT_CATEGORIES),
  published: z.iso.date(),
  sources: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(200),
        publisher: z.string().min(1).max(200),
        /** Month of the referenced state, such as `2026-01`. */
        date: z
          .string()
          .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
          .optional(),
      }),
    )
    .max(20),
});

/** Checked front matter. */
export type ArticleHeader = z.infer<typeof articleHeader>;

/**
 * Splits a Markdown file into its front matter and its body.
 *
 * @throws Error that names the invalid values
 */
export function readArticleFile(text: string): { header: ArticleHeader; body: string } {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (front === undefined || body === undefined) throw new Error('has no front matter');
  // Text values only: a date stays as it is written.
  const result = articleHeader.safeParse(parse(front, { schema: 'failsafe' }));
  if (result.success) return { header: result.data, body };
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
}
