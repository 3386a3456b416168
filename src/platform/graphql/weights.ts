import { type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ApiRequest } from './api.ts';
import { costOf } from './cost.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { isShared } from './shared-fields.ts';

/** What a request will take. */
export interface RequestWeight {
  /** Points; an unreadable request costs as much as the smallest. */
  cost: number;
  /** Whether it only reads, which waits for nobody outside of the house. */
  isQuery: boolean;
  /** Whether everybody who has not signed in is answered alike (`@shared`). */
  isShared: boolean;
}

/** A document that was read before, and what it cost with variables that came with it. */
interface KnownDocument extends Omit<RequestWeight, 'cost'> {
  document: DocumentNode;
  costs: LRUCache<string, number>;
}

const UNREADABLE: RequestWeight = { cost: 1, isQuery: true, isShared: false };

/** Letters of documents that are kept: read they take some forty times as much room. */
const MOST_LETTERS = 200_000;
/** Sets of variables that are kept with a document, and letters of one of them. */
const [MOST_SETS, MOST_SET_LETTERS] = [200, 2_000];

/**
 * Weighs requests before they are carried out. Pages ask with a few documents, and often with the same variables: what was
 * read and counted is kept.
 */
export class Weights {
  readonly #schema: GraphQLSchema;
  readonly #known = new LRUCache<string, KnownDocument>({ maxSize: MOST_LETTERS });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** @throws AppError `error.request.tooComplex` */
  of({ query, variables = {} }: ApiRequest): RequestWeight {
    const known = this.#known.get(query) ?? this.#read(query);
    if (!known) return UNREADABLE;
    const { document, costs, ...weight } = known;
    const given = JSON.stringify(variables);
    const cost = costs.get(given) ?? costOf(document, variables, this.#schema);
    if (given.length <= MOST_SET_LETTERS) costs.set(given, cost);
    return { ...weight, cost };
  }

  #read(query: string): KnownDocument | null {
    const document = readDocument(query);
    if (!document) return null;
    const known = {
      document,
      isQuery: document.definitions.every((node) => node.kind !== 'OperationDefinition' || node.operation === 'query'),
      isShared: isShared(document, this.#schema),
      costs: new LRUCache<string, number>({ max: MOST_SETS }),
    };
    this.#known.set(query, known, { size: query.length });
    return known;
  }
}

function readDocument(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: DOCUMENT_LIMITS.tokens, noLocation: true });
  } catch {
    return null;
  }
}
