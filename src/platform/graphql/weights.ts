import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ApiRequest } from './api-request.ts';
import { costOf } from './cost.ts';
import type { Documents, KnownDocument } from './documents.ts';
import { DOCUMENT_LIMITS } from './limits.ts';

/** Weight of a request. */
export interface RequestWeight {
  /** Points. */
  cost: number;
  /** Whether it only reads, which waits for no service outside of the product. */
  isQuery: boolean;
  /** Whether all visitors who are not signed in get the same answer (`@shared`). */
  isShared: boolean;
  /** Refusal; null for an allowed request. */
  refusal: Error | null;
}

/** Points of a refused document, and characters of it that cost another point: parsing costs as well. */
const [COST_OF_REFUSAL, LETTERS_OF_POINT] = [10, 200];

/** Bytes of all cached costs. @source docs/reference/bounds.md, "Memory" */
export const COSTS_BYTES = 4 * 1024 * 1024;
/** Bytes of one entry besides its key. */
const ENTRY_BYTES = 200;
/** Longest variables, characters, whose cost is cached. */
const MOST_SET_LETTERS = 2_000;

/** Weighs requests before they are executed. Pages often repeat the same variables, so costs are cached. */
export class Weights {
  readonly #schema: GraphQLSchema;
  readonly #documents: Documents;
  readonly #costs = new LRUCache<string, number>({
    maxSize: COSTS_BYTES,
    sizeCalculation: (_cost, key) => ENTRY_BYTES + 2 * key.length,
  });

  constructor(schema: GraphQLSchema, documents: Documents) {
    this.#schema = schema;
    this.#documents = documents;
  }

  /** Bytes of cached costs. */
  get bytes(): number {
    return this.#costs.calculatedSize;
  }

  /** Weight of a request; for a refused one, the cost of parsing it. */
  of(request: ApiRequest): RequestWeight {
    const read = this.#documents.of(request);
    if ('refusal' in read) return refused(request, read.refusal);
    const { isQuery, isShared } = read;
    try {
      return { cost: this.#costOf(read, request.variables ?? {}), isQuery, isShared, refusal: null };
    } catch (error) {
      return refused(request, error as Error);
    }
  }

  #costOf({ id, document }: KnownDocument, variables: Readonly<Record<string, unknown>>): number {
    const given = JSON.stringify(variables);
    if (given.length > MOST_SET_LETTERS) return costOf(document, variables, this.#schema);
    const key = `${id} ${given}`;
    const cost = this.#costs.get(key) ?? costOf(document, variables, this.#schema);
    this.#costs.set(key, cost);
    return cost;
  }
}

const refused = ({ query }: ApiRequest, refusal: Error): RequestWeight => ({
  cost: COST_OF_REFUSAL + Math.ceil(Math.min(query.length, DOCUMENT_LIMITS.letters) / LETTERS_OF_POINT),
  isQuery: true,
  isShared: false,
  refusal,
});
