import { ContactPageDocument, type ContactPageQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** What the contact page shows: who runs the house. */
export type ContactData = ContactPageQuery;

/** Asks who runs the house. */
export const loadContact = (): Promise<ContactData> => execute(ContactPageDocument, {});
