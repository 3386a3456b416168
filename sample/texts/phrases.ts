import type { Random } from '../random.ts';
import { type Facts, isTag, type Tag } from './facts.ts';

/** Sentences of which one is chosen, each with what must be true of the object. */
export type Phrases = readonly Phrase[];

/** A sentence that can be filled in. */
interface Phrase {
  readonly needs: readonly Tag[];
  readonly forbids: readonly Tag[];
  readonly nodes: readonly Node[];
  /** Facts that an advert mentions once. */
  readonly carries: readonly string[];
}

/** Facts by the first word of their slots (`stopIn` and `stopWalk` both tell of the stop), or by their condition. */
const MENTIONED_ONCE = new Set(
  [
    'stop,shop,school,motorway,centre,area,plot,year,floor,floors,bedrooms,baths,facing,date,contact,agency,renovated',
    'heatPump,district,pellets,gas,oil,lift,noLift,wheelchair,minergie,fibre,airCondition,small,tall,cellar',
    'ownLaundry,sharedLaundry,fireplace,pool,sauna,charging,plug,pets,parking,pantry,university,resort',
  ].flatMap((facts) => facts.split(',')),
);

type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'slot'; readonly name: string }
  | { readonly kind: 'gender'; readonly masculine: string; readonly feminine: string }
  | { readonly kind: 'choice'; readonly options: readonly (readonly Node[])[] };

/**
 * Reads sentences, grouped by their condition: `'lakeView !ground'` means with a view of the lake and not on the ground
 * floor, `''` is always true.
 *
 * In a sentence `{city}` is filled in from the facts (without that fact the sentence is not used), `[sunny|bright]`
 * is one of several wordings, and `<beau/belle>` follows the gender of the object's noun.
 *
 * @throws Error for an unknown condition or unbalanced brackets
 */
export function phrases(groups: Readonly<Record<string, readonly string[]>>): Phrases {
  return Object.entries(groups).flatMap(([condition, texts]) => {
    const words = condition.split(' ').filter(Boolean);
    const needs = words.filter((word) => !word.startsWith('!')).map(tag);
    const forbids = words.filter((word) => word.startsWith('!')).map((word) => tag(word.slice(1)));
    return texts.map((text) => {
      const nodes = parse(text);
      const mentions = [...mentionedBy(nodes), ...needs.filter((need) => MENTIONED_ONCE.has(need))];
      return { needs, forbids, nodes, carries: mentions };
    });
  });
}

/** Draws a sentence that is true of the object and repeats nothing; null if there is none. Remembers what it drew. */
export function choose(random: Random, pool: Phrases, facts: Facts, mentioned: Mentioned): Phrase | null {
  const isNew = (phrase: Phrase): boolean =>
    !mentioned.phrases.has(phrase) && !phrase.carries.some((fact) => mentioned.facts.has(fact)) && fits(phrase, facts);
  let phrase = chooseTelling(random, pool, facts, isNew);
  for (let attempt = 0; attempt < 10 && !phrase; attempt++) {
    const candidate = random.pick(pool);
    if (isNew(candidate) && isTelling(random, candidate)) phrase = candidate;
  }
  phrase ??= random.shuffled(pool.filter(isNew))[0];
  if (!phrase) return null;
  mentioned.phrases.add(phrase);
  for (const fact of phrase.carries) mentioned.facts.add(fact);
  return phrase;
}

/** Subjects of every advert: most topics that can mention them do. */
const EMISSION: readonly Tag[] = ['planned', 'firstUse', 'renovated', 'needsWork', 'furnished', 'lastFlatmate'];

function chooseTelling(
  random: Random,
  pool: Phrases,
  { tags }: Facts,
  isNew: (phrase: Phrase) => boolean,
): Phrase | undefined {
  const matter = EMISSION.find((tag) => tags.has(tag));
  if (!matter || random.chance(0.35)) return undefined;
  return random.shuffled(pool.filter((phrase) => phrase.needs.includes(matter) && isNew(phrase)))[0];
}

/** Subjects that an advert has mentioned so far. */
export interface Mentioned {
  readonly phrases: Set<Phrase>;
  readonly facts: Set<string>;
}

/** Nothing yet. */
export const nothingMentioned = (): Mentioned => ({ phrases: new Set(), facts: new Set() });

/** The sentence with its values; a value at the beginning gets a capital. */
export const render = (random: Random, phrase: Phrase, facts: Facts): string =>
  renderNodes(random, phrase.nodes, facts).replace(/(^|[.?!] )\p{Ll}/gu, (start) => start.toUpperCase());

/** Sentences that say something special of the object come up more often than those that fit any. */
const isTelling = (random: Random, phrase: Phrase): boolean =>
  phrase.needs.length + phrase.forbids.length > 0 || random.chance(0.5);

const fits = (phrase: Phrase, facts: Facts): boolean =>
  phrase.needs.every((need) => facts.tags.has(need)) &&
  !phrase.forbids.some((forbidden) => facts.tags.has(forbidden)) &&
  canFill(phrase.nodes, facts);

const canFill = (nodes: readonly Node[], facts: Facts): boolean =>
  nodes.every((node) => {
    if (node.kind === 'slot') return facts.slots[node.name] != null;
    return node.kind !== 'choice' || node.options.some((option) => canFill(option, facts));
  });

const mentionedBy = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'choice') return node.options.flatMap(mentionedBy);
    const fact = node.kind === 'slot' ? (/^[a-z]+/.exec(node.name)?.[0] ?? '') : '';
    return MENTIONED_ONCE.has(fact) ? [fact] : [];
  });

function renderNodes(random: Random, nodes: readonly Node[], facts: Facts): string {
  let text = '';
  for (const node of nodes) {
    if (node.kind === 'text') text += node.text;
    else if (node.kind === 'slot') text += facts.slots[node.name];
    else if (node.kind === 'gender') text += facts.isFeminine ? node.feminine : node.masculine;
    else text += renderNodes(random, random.pick(node.options.filter((option) => canFill(option, facts))), facts);
  }
  return text;
}

const tag = (word: string): Tag => {
  if (!isTag(word)) throw new Error(`Unknown condition: ${word}`);
  return word;
};

const TOKEN = /\{(\w+)\}|<([^/<>]*)\/([^/<>]*)>|\[|\]|\||[^[\]{}<>|]+/g;

/** A sentence as nodes: a stack of open choices, each with its finished options and the one being read. */
function parse(text: string): readonly Node[] {
  const stack: Node[][][] = [[[]]];
  let length = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token, slot, masculine, feminine] = match;
    length += token.length;
    const options = stack.at(-1) as Node[][];
    const current = options.at(-1) as Node[];
    if (slot !== undefined) current.push({ kind: 'slot', name: slot });
    else if (masculine !== undefined && feminine !== undefined) current.push({ kind: 'gender', masculine, feminine });
    else if (token === '[') stack.push([[]]);
    else if (token === '|') options.push([]);
    else if (token === ']') {
      stack.pop();
      stack.at(-1)?.at(-1)?.push({ kind: 'choice', options });
    } else current.push({ kind: 'text', text: token });
  }
  const [options] = stack;
  if (stack.length !== 1 || options?.length !== 1 || length !== text.length) throw new Error(`Unreadable: ${text}`);
  return options[0] as Node[];
}
