import type { OperationCases } from '#tests/permissions/operation-cases.ts';

/** Calls of the operations of written pages. */
export const cases: OperationCases = {
  calls: {
    article: () => '{ article(kind: blog, locale: en, slug: "rent-deposit") { title } }',
    articles: () => '{ articles(kind: blog, locale: en) { title } }',
  },
};
