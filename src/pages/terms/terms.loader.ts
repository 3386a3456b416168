import { TermsPageDocument, type TermsPageQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** What the terms are filled with: who runs the house. */
export type TermsData = TermsPageQuery;

/** Asks who runs the house. */
export const loadTerms = (): Promise<TermsData> => execute(TermsPageDocument, {});
