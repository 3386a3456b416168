import { TermsPageDocument, type TermsPageQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** Values of the terms: the operator of the installation. */
export type TermsData = TermsPageQuery;

/** Reads the operator of the installation. */
export const loadTerms = (): Promise<TermsData> => execute(TermsPageDocument, {});
