import { notFound } from '@tanstack/react-router';
import { MyPropertyPreviewDocument, type MyPropertyPreviewQuery } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { execute } from '#kit/graphql/execute.ts';
import { foundOrNull } from '#kit/graphql/found-or-null.ts';

/** An own home as the public sees it, and its status. */
export interface MyPropertyPreviewData {
  offer: MyPropertyPreviewQuery['offerEdit'];
  rolesFlag: number;
  /** The moment of the page, ISO 8601. */
  now: string;
}

/** Loads the preview of a home by the id in its address. @throws NotFound */
export async function loadMyPropertyPreview(
  id: string,
  locale: Locale,
  rolesFlag: number,
): Promise<MyPropertyPreviewData> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const answer = await foundOrNull(execute(MyPropertyPreviewDocument, { id: Number(id), locale }));
  if (answer === null) throw notFound();
  return { offer: answer.offerEdit, rolesFlag, now: new Date().toISOString() };
}
