const MUTATION = 'confirmEmail(id: "x")';
const TWO_MUTATIONS = `a: ${MUTATION} b: ${MUTATION}`;

const aliased = (count: number): string =>
  Array.from({ length: count }, (_, i) => `f${i}: intl(locale: en) { id }`).join(' ');

/** Fragments, each of which spreads the next one twice. */
const doubling = (count: number): string =>
  Array.from({ length: count }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(' ');

/** A fault, and a document with it. */
type Fault = readonly [fault: string, document: string];

const CLASSICS: readonly Fault[] = [
  ['a field fifty levels deep', `{ offer(id: 1) ${'{ similar '.repeat(50)}{ id }${' }'.repeat(50)} }`],
  [
    'a thousand aliases',
    `{ ${Array.from({ length: 1000 }, (_, i) => `a${i}: offersCount(filter: { offerType: 1 }) { totalRecords }`).join(' ')} }`,
  ],
  ['sixteen aliases', `{ offer(id: 1) { ${Array.from({ length: 16 }, (_, i) => `a${i}: id`).join(' ')} } }`],
  ['eleven root fields', `{ ${aliased(11)} }`],
  ['eleven root fields in a fragment', `{ ...all } fragment all on Query { ${aliased(11)} }`],
  ['eleven root fields in a fragment without a name', `{ ... on Query { ... { ${aliased(11)} } } }`],
  ['two mutations', `mutation { ${TWO_MUTATIONS} }`],
  ['two mutations in a fragment', `mutation { ...both } fragment both on Mutation { ${TWO_MUTATIONS} }`],
  ['two mutations in a fragment without a name', `mutation { ... on Mutation { ${TWO_MUTATIONS} } }`],
  ['two mutations, one of them in a fragment', `mutation { a: ${MUTATION} ... { b: ${MUTATION} } }`],
  ['fragments that double 26 times', `{ ...f0 } ${doubling(26)} fragment f26 on Query { ${aliased(11)} }`],
  ['a fragment that contains itself', '{ offer(id: 1) { ...a } } fragment a on Offer { similar { ...a } }'],
  ['fragments in a ring', '{ offer(id: 1) { ...a } } fragment a on Offer { id ...b } fragment b on Offer { id ...a }'],
  ['many directives', `{ intl(locale: en) { id ${'@skip(if: false)'.repeat(21)} } }`],
  ['too many tokens', `{ intl(locale: en) { ${'id '.repeat(3000)} } }`],
  ['two operations', 'query a { intl(locale: en) { id } } query b { intl(locale: en) { id } }'],
  ['introspection', '{ __schema { types { name } } }'],
  ['introspection of one type', '{ __type(name: "Offer") { fields { name } } }'],
  ['an unknown field', '{ offer(id: 1) { password } }'],
  ['an unknown argument', '{ offer(id: 1, userId: 2) { id } }'],
  ['an unknown operation', 'mutation { dropEverything }'],
  ['a wrong type', '{ offer(id: "1; drop table offer") { id } }'],
  ['a number beyond 32 bits', '{ offer(id: 9007199254740993) { id } }'],
  ['an unfinished document', '{ offer(id: 1) { id '],
  ['an empty document', ''],
  ['no GraphQL at all', 'select * from offer'],
  ['a subscription', 'subscription { offer(id: 1) { id } }'],
];

const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const inOffer = (selection: string): string => `{ offer(id: 1) { ${selection} } }`;

/** Limits, passed by one and by more. */
const BEYOND_LIMITS: readonly Fault[] = [
  ...upTo(9, 40).map(
    (n): Fault => [`${n} levels`, `{ offer(id: 1) ${'{ similar '.repeat(n - 2)}{ id }${' }'.repeat(n - 2)} }`],
  ),
  ...upTo(16, 45).map(
    (n): Fault => [
      `${n} aliases`,
      inOffer(
        upTo(1, n)
          .map((i) => `a${i}: id`)
          .join(' '),
      ),
    ],
  ),
  ...upTo(11, 30).map((n): Fault => [`${n} root fields`, `{ ${aliased(n)} }`]),
  ...upTo(21, 40).map((n): Fault => [`${n} directives`, `{ intl(locale: en) { id ${'@skip(if: false)'.repeat(n)} } }`]),
  ...upTo(2, 12).map((n): Fault => [`a ring of ${n} fragments`, `{ offer(id: 1) { ...f0 } } ${ring(n)}`]),
];

function ring(length: number): string {
  return upTo(0, length - 1)
    .map((i) => `fragment f${i} on Offer { id ...f${(i + 1) % length} }`)
    .join(' ');
}

const SECRETS =
  'password passwordHash email accountId owner ownerEmail token secret sessions session cookie phone hash salt totpSecret ' +
  'recoveryCodes rolesFlag isAdmin credits subscription __proto__ constructor prototype toString __schema __type ' +
  'contactEmail networkAddress visitorId localStoreId reviewerId claimedBy reviewer reviewComment';
const DEEDS =
  'deleteUser deleteAll setRole grantAdmin createAdmin impersonate resetDatabase exec eval query sql shell readFile ' +
  'importListing setCredits refund publishAll disableLimits sendMail uploadFile setStatus __schema constructor';
const NO_IDS = [
  ...[
    '2147483648',
    '-2147483649',
    '1e308',
    '1.5',
    '-0.5',
    'NaN',
    'Infinity',
    '0x10',
    '01',
    '"1"',
    'true',
    'null',
    '[[1]]',
  ],
  ...[
    '{ gt: 0 }',
    '$id',
    'ONE',
    '"1; drop table offer"',
    '""',
    '"\\u0000"',
    '1n',
    '1_000',
    '+1',
    '--1',
    '1 or 1=1',
    '"1"-- ',
  ],
];
/** Fields that the schema does not have, with invalid values. */
const UNKNOWN: readonly Fault[] = [
  ...SECRETS.split(' ').map((field): Fault => [`the field ${field}`, inOffer(`id ${field}`)]),
  ...DEEDS.split(' ').map((deed): Fault => [`the deed ${deed}`, `mutation { ${deed}(id: 1) }`]),
  ...NO_IDS.map((value): Fault => [`the id ${value}`, `{ offer(id: ${value}) { id } }`]),
  ...NO_IDS.filter((value) => value !== 'null').map(
    (value): Fault => [`the limit ${value}`, inOffer(`similar(limit: ${value}) { id }`)],
  ),
];

const WHOLE = '{ offer(id: 1) { id title similar(limit: 2) { id } } }';
/** A document that breaks off at each of its characters, and with each put in that no document has. */
const BROKEN: readonly Fault[] = [
  ...upTo(1, WHOLE.length - 1).map((end): Fault => [`broken off after ${end}`, WHOLE.slice(0, end)]),
  ...[...'%^*?;<>~/\\`\u0000\u0007\uD800\u202E\u2028'].map(
    (sign): Fault => [`with ${JSON.stringify(sign)}`, WHOLE.replace('title', `title ${sign}`)],
  ),
];

/**
 * Hostile GraphQL documents, by their fault.
 *
 * @source docs/reference/abuse-cases.md, "Hostile documents", "64"
 */
export const HOSTILE_DOCUMENTS: readonly Fault[] = [...CLASSICS, ...BEYOND_LIMITS, ...UNKNOWN, ...BROKEN];
