import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { ApiRequest } from './api-request.ts';
import { DOCUMENT_LIMITS, refuseBeyondLimits, tooComplex } from './limits.ts';
import { isShared } from './shared-fields.ts';

type Run = (context: object, request: ApiRequest) => Promise<ExecutionResult> | ExecutionResult;

/** A valid document. */
export interface KnownDocument {
  /** Unique in the process. */
  id: number;
  document: DocumentNode;
  /** Name of its operation; null without one. */
  name: string | null;
  /** Whether it only reads, which waits for no service outside of the product. */
  isQuery: boolean;
  /** Whether all visitors who are not signed in get the same answer (`@shared`). */
  isShared: boolean;
  /** Its compiled executor; null until the second request, which compiles it. */
  compiled: Run | null;
}

/** Errors of a refused document. */
export interface RefusedDocument {
  refusal: Error;
}

/** Bytes of all cached documents. @source docs/reference/bounds.md, "Memory" */
export const DOCUMENTS_BYTES = 32 * 1024 * 1024;
/** Bytes of a cached document for each of its tokens: parsed, and compiled. Measured (127 and 730), with room for compiled code. */
const TOKEN_BYTES = { read: 300, compiled: 2_000 } as const;
/** Further bytes of a document. */
const OWN_BYTES = 4_000;

/**
 * Parses, validates and compiles documents. Valid ones are cached up to a sum of bytes; refused ones are not cached, and their validation
 * ends at the first fault.
 *
 * @source docs/decisions/060-cached-documents.md
 */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #rules: typeof specifiedRules;
  readonly #cache = new LRUCache<string, KnownDocument>({ maxSize: DOCUMENTS_BYTES });
  /** Documents of requests in progress: each is parsed once. */
  readonly #read = new WeakMap<ApiRequest, KnownDocument | RefusedDocument>();
  #lastId = 0;

  constructor(schema: GraphQLSchema, { introspection }: { introspection: boolean }) {
    this.#schema = schema;
    this.#rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  }

  /** Bytes of cached documents by the measured weights. */
  get bytes(): number {
    return this.#cache.calculatedSize;
  }

  /** The document of a request, or its first fault. */
  of(request: ApiRequest): KnownDocument | RefusedDocument {
    const read = this.#read.get(request) ?? this.#cache.get(request.query) ?? this.#checked(request.query);
    this.#read.set(request, read);
    return read;
  }

  /** Executes a request. @throws GraphQLError of a refused document */
  async run(context: object, request: ApiRequest): Promise<ExecutionResult> {
    const read = this.of(request);
    if ('refusal' in read) throw read.refusal;
    const { query, operationName, variables = {} } = request;
    // A document has one operation; a request for another name fails, as GraphQL specifies.
    const isItsOwn = operationName === undefined || operationName === read.name;
    const isAgain = this.#cache.has(query);
    if (!isAgain) this.#cacheDocument(query, read);
    else if (!read.compiled) this.#compile(query, read);
    if (read.compiled && isItsOwn) return read.compiled(context, request);
    return execute({
      schema: this.#schema,
      document: read.document,
      rootValue: {},
      contextValue: context,
      variableValues: { ...variables },
      operationName,
    });
  }

  #checked(query: string): KnownDocument | RefusedDocument {
    try {
      if (query.length > DOCUMENT_LIMITS.letters) throw tooComplex('letters');
      const document = parse(query, { maxTokens: DOCUMENT_LIMITS.tokens, noLocation: true });
      refuseBeyondLimits(document);
      const [fault] = validate(this.#schema, document, this.#rules, { maxErrors: 1 });
      if (fault) throw fault;
      const operation = document.definitions.find((node) => node.kind === 'OperationDefinition');
      return {
        id: ++this.#lastId,
        document,
        name: operation?.name?.value ?? null,
        isQuery: operation?.operation === 'query',
        isShared: isShared(document, this.#schema),
        compiled: null,
      };
    } catch (refusal) {
      return { refusal: refusal as Error };
    }
  }

  #cacheDocument(query: string, read: KnownDocument): void {
    const tokens = read.document.tokenCount ?? DOCUMENT_LIMITS.tokens;
    const perToken = read.compiled ? TOKEN_BYTES.compiled : TOKEN_BYTES.read;
    this.#cache.set(query, read, { size: OWN_BYTES + 2 * query.length + perToken * tokens });
  }

  #compile(query: string, read: KnownDocument): void {
    const made = compileQuery(this.#schema, read.document);
    if (!isCompiledQuery(made)) return;
    read.compiled = (context, { variables }) => made.query({}, context, { ...variables });
    this.#cacheDocument(query, read);
  }
}
