import { PublishPricesDocument, type PublishPricesQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** Data of the page of prices: the price list, and the ways to pay here. */
export type PublishPricesData = PublishPricesQuery;

/** Reads the price list and the ways to pay. */
export const loadPublishPrices = (): Promise<PublishPricesData> => execute(PublishPricesDocument, {});
