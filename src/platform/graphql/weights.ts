import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ApiRequest } from './api-request.ts';
import { costOf } from './cost.ts';
import type { Documents, KnownDocument } from './documents.ts';
import { DOCUMENT_LIMITS } from './limits.ts';

/** What a request will take. */
export interface RequestWeight {
  /** Points. */
  cost: number;
  /** Whether it only reads, which waits for nobody outside of the house. */
  isQuery: boolean;
  /** Whether everybody who has not signed in is answered alike (`@shared`). */
  isShared: boolean;
  /** Why it is not carried out; null where it is. */
  refusal: Error | null;
}

/** Points that a document takes of which nothing is carried out, and letters of it that take another: reading it costs as well. */
const [COST_OF_REFUSAL, LETTERS_OF_POINT] = [10, 200];

/** Bytes that all kept costs take. @source docs/reference/bounds.md, "Memory" */
export const COSTS_BYTES = 4 * 1024 * 1024;
/** Bytes of one entry besides its key. */
const ENTRY_BYTES = 200;
/** Letters of variables whose cost is kept. */
const MOST_SET_LETTERS = 2_000;

/** Weighs requests before they are carried out. Pages ask often with the same variables: what was counted is kept. */
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

  /** Bytes that kept costs take. */
  get bytes(): number {
    return this.#costs.calculatedSize;
  }

  /** What a request takes; of a refused one what reading it took. */
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
