import { ContactPageDocument, type ContactPageQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** Data of the contact page: the operator of the installation. */
export type ContactData = ContactPageQuery;

/** Reads the operator of the installation. */
export const loadContact = (): Promise<ContactData> => execute(ContactPageDocument, {});
