import { areaM2, type Boundary, type Position, rounded } from '#kernel/boundary.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { cleanText } from '#kernel/text/clean-input.ts';
import { PlainError } from '#platform/terminal/plain-error.ts';
import { AREA_KINDS, type AreaKind } from '../../area-kind.ts';
import { AreaError, type RawRing, readBoundary, readerOf } from './area-rings.ts';
import { findCrossing } from './ring-crossing.ts';

/** An area as parsed from a file. */
export interface ReadArea {
  name: string;
  texts: Partial<Record<Locale, string>>;
  kind: AreaKind;
  /** Unique key in the file; null where it has none. */
  key: string | null;
  boundary: Boundary;
}

/** Contents of a file; areas count from 1. */
export interface AreaFile {
  areas: ReadArea[];
  refused: { number: number; name: string; reason: string }[];
}

/** Options that the operator gives for a file. */
export interface AreaFileOptions {
  /** Properties that hold the name, the name in a language, and the key of an area. */
  nameProperty?: string | undefined;
  nameProperties?: Partial<Record<Locale, string>>;
  keyProperty?: string | undefined;
  /** Kind of areas without one of their own. */
  kind?: AreaKind | undefined;
}

/** A file without any areas: the message is for the operator. */
export class AreaFileError extends PlainError {}

const LONGEST_NAME = 100;
const LONGEST_KEY = 100;
/** A square of ten metres: a smaller area is a drawing error. */
const SMALLEST_M2 = 100;

/** Names of properties in the files of cities, compared without regard to case. @source docs/operations.md, "Quarters" */
const NAME_PROPERTIES = ['name', 'qname', 'wov_name', 'nom', 'nome', 'bezeichnung', 'bezeichnun', 'quartier', 'kname'];
const KEY_PROPERTIES = ['key', 'id', 'qnr', 'wov_id', 'numero', 'nummer', 'objid'];

/** Words for the kinds of areas in files. */
const KIND_WORDS: Readonly<Record<string, AreaKind>> = {
  ...Object.fromEntries(AREA_KINDS.map((kind) => [kind, kind])),
  quartier: 'quarter',
  quartiere: 'quarter',
  neighbourhood: 'quarter',
  neighborhood: 'quarter',
  secteur: 'quarter',
  kreis: 'district',
  stadtkreis: 'district',
  bezirk: 'district',
  arrondissement: 'district',
  circondario: 'district',
  région: 'region',
  regione: 'region',
};

/** Parses named areas; unusable ones are put aside with their reason. @throws AreaFileError for another kind of file */
export function readAreaFile(text: string, options: AreaFileOptions = {}): AreaFile {
  const features = featuresOf(text);
  const file: AreaFile = { areas: [], refused: [] };
  for (const [index, feature] of features.entries()) {
    const properties = propertiesOf(feature);
    try {
      file.areas.push(readArea(feature, properties, options));
    } catch (error) {
      if (!(error instanceof AreaError)) throw error;
      const name = nameIn(properties, options) ?? '';
      file.refused.push({ number: index + 1, name, reason: error.message });
    }
  }
  return withoutDuplicates(file);
}

function featuresOf(text: string): unknown[] {
  let content: { type?: unknown; features?: unknown } | null;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new AreaFileError('The file is no GeoJSON: it is not JSON, or not whole.');
  }
  if (content?.type === 'Feature') return [content];
  if (content?.type !== 'FeatureCollection' || !Array.isArray(content.features)) {
    throw new AreaFileError('The file is no GeoJSON of areas: it must be a FeatureCollection.');
  }
  return content.features;
}

type Properties = ReadonlyMap<string, unknown>;

/** Properties by lower-case name; of two that differ only in case the first counts. */
function propertiesOf(feature: unknown): Properties {
  const { properties, id } = (feature ?? {}) as { properties?: unknown; id?: unknown };
  const found = new Map<string, unknown>();
  const all = {
    ...(typeof properties === 'object' ? properties : null),
    ...(id !== undefined && { 'feature id': id }),
  };
  for (const [name, value] of Object.entries(all)) {
    const lower = name.toLowerCase();
    if (!found.has(lower)) found.set(lower, value);
  }
  return found;
}

function readArea(feature: unknown, properties: Properties, options: AreaFileOptions): ReadArea {
  const texts = textsIn(properties, options);
  const name = nameIn(properties, options) ?? texts.de ?? texts.fr ?? texts.it ?? texts.en;
  if (name === undefined) throw new AreaError('it has no name');
  for (const each of [name, ...Object.values(texts)]) {
    if (each.length > LONGEST_NAME) throw new AreaError(`its name is longer than ${LONGEST_NAME} characters`);
  }
  const raw = readBoundary((feature as { geometry?: unknown }).geometry);
  const read = readerOf(raw);
  for (const ring of raw.flat()) refuseCrossing(ring, read);
  const boundary = raw.map((rings) => rings.map((ring) => ring.map((corner) => rounded(read(corner)))));
  if (!(areaM2(boundary) >= SMALLEST_M2)) throw new AreaError('it encloses nothing');
  return { name, texts, kind: kindIn(properties, options), key: keyIn(properties, options), boundary };
}

function refuseCrossing(ring: RawRing, read: (corner: readonly [number, number]) => Position): void {
  const crossing = findCrossing(ring);
  if (crossing === null) return;
  if (crossing === 'tangled') throw new AreaError('its outline is too tangled to tell whether it crosses itself');
  const [lng, lat] = rounded(read(crossing));
  throw new AreaError(`its outline crosses itself near ${lat}, ${lng}`);
}

const nameIn = (properties: Properties, { nameProperty }: AreaFileOptions): string | undefined =>
  firstText(properties, nameProperty === undefined ? NAME_PROPERTIES : [nameProperty]);

function textsIn(properties: Properties, { nameProperties = {} }: AreaFileOptions): Partial<Record<Locale, string>> {
  const named = LOCALES.map((locale) => {
    const given = nameProperties[locale];
    const usual = [`name_${locale}`, `name:${locale}`, `nom_${locale}`, `text_${locale}`];
    return [locale, firstText(properties, given === undefined ? usual : [given])] as const;
  });
  return Object.fromEntries(named.filter(([, text]) => text !== undefined));
}

const keyIn = (properties: Properties, { keyProperty }: AreaFileOptions): string | null =>
  firstText(properties, keyProperty === undefined ? [...KEY_PROPERTIES, 'feature id'] : [keyProperty])?.slice(
    0,
    LONGEST_KEY,
  ) ?? null;

function kindIn(properties: Properties, { kind = 'quarter' }: AreaFileOptions): AreaKind {
  const word = firstText(properties, ['kind', 'type', 'art']);
  if (word === undefined) return kind;
  const known = KIND_WORDS[word.toLowerCase()];
  if (known === undefined && properties.has('kind')) {
    throw new AreaError(`its kind "${word.slice(0, 30)}" is none of ${AREA_KINDS.join(', ')}`);
  }
  return known ?? kind;
}

/** The first property with a value, cleaned; a number counts as its digits. */
function firstText(properties: Properties, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = properties.get(name.toLowerCase());
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const text = cleanText(String(value)).replaceAll(/\s+/g, ' ').trim();
    if (text !== '') return text;
  }
  return undefined;
}

/** Puts aside the second of two areas that cannot be distinguished. */
function withoutDuplicates({ areas, refused }: AreaFile): AreaFile {
  const known = new Set<string>();
  const [single, duplicates]: [ReadArea[], ReadArea[]] = [[], []];
  for (const area of areas) {
    const id = JSON.stringify([area.kind, area.key ?? area.name]);
    (area.key !== null && known.has(id) ? duplicates : single).push(area);
    known.add(id);
  }
  const reason = 'another area of the file has the same key';
  return { areas: single, refused: [...refused, ...duplicates.map(({ name }) => ({ number: 0, name, reason }))] };
}
