const MUTATION = 'confirmEmail(id: "x")';
const TWO_MUTATIONS = `a: ${MUTATION} b: ${MUTATION}`;

const aliased = (count: number): string =>
  Array.from({ length: count }, (_, i) => `f${i}: intl(locale: en) { id }`).join(' ');

/** Fragments, each of which spreads the next one twice. */
const doubling = (count: number): string =>
  Array.from({ length: count }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(' ');

/** GraphQL documents nobody sends in good faith, by what is wrong with them. @source reliability, B2 and abuse case 64 */
export const HOSTILE_DOCUMENTS: readonly (readonly [fault: string, document: string])[] = [
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
