import type { ParsedLocation } from '@tanstack/react-router';
import { withoutPathSecret } from '#capabilities/accounts/secret-path.ts';
import type { Locale } from '#kernel/locale.ts';
import type { PageHead } from '#kit/head/page-head.ts';
import { noindexHead } from './noindex-head.ts';

/**
 * Head of a sign-in page; it never contains the secret of a mail's link.
 *
 * @param subject its texts are `account.{subject}.title` and `account.{subject}.text`
 */
export const accountHead = (
  subject: string,
  { publicHref }: Pick<ParsedLocation, 'publicHref'>,
  locale: Locale,
): PageHead =>
  noindexHead(
    { title: `account.${subject}.title`, description: `account.${subject}.text` },
    withoutPathSecret(publicHref),
    locale,
  );
