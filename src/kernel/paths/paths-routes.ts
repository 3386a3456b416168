import { LOCALES, type Locale } from '../locale.ts';
import {
  INDEXED_PATHS,
  MOVED_PATHS,
  OFFER_WORDS,
  OUTSIDE_PATHS,
  type ScreenName,
  type ScreenPath,
  UNLISTED_PATHS,
  WORKSPACE_PATHS,
} from './paths-table.ts';

/** Audience of a screen: `outside` screens have no language in their address, `workspace` ones need a login. */
export type ScreenKind = 'indexed' | 'unlisted' | 'workspace' | 'outside';

/** Values of the parameters of a path by name, as they are written in it; `offer` always in English. */
export type RawParams = Record<string, string>;

/** The offer type of a path, by its English word. */
export type OfferWord = keyof typeof OFFER_WORDS;

/** Contents of an address: the screen and its parameters, still encoded. */
export interface FoundScreen {
  screen: ScreenName;
  raw: RawParams;
}

interface Param {
  name: string;
  optional: boolean;
}

/** One segment: the same word in the four languages, or a parameter. */
type Part = readonly string[] | Param;

interface Route {
  screen: ScreenName;
  parts: readonly Part[];
}

/** Kind of every screen, in the order of the table. */
export const SCREEN_KINDS: ReadonlyMap<ScreenName, ScreenKind> = new Map([
  ...kindsOf(INDEXED_PATHS, 'indexed'),
  ...kindsOf(UNLISTED_PATHS, 'unlisted'),
  ...kindsOf(WORKSPACE_PATHS, 'workspace'),
  ...kindsOf(OUTSIDE_PATHS, 'outside'),
]);

const workspacePaths = Object.entries(WORKSPACE_PATHS).map(([screen, path]) => [screen, `workspace/${path}`] as const);
const prefixed = routesOf([...Object.entries(INDEXED_PATHS), ...Object.entries(UNLISTED_PATHS), ...workspacePaths] as [
  ScreenName,
  ScreenPath,
][]);
const outside = routesOf(Object.entries(OUTSIDE_PATHS) as [ScreenName, ScreenPath][]);
const routeOf = new Map([...prefixed, ...outside].map((route) => [route.screen, route]));
const prefixedByFirstWord = byFirstWord([...prefixed, ...routesOf(MOVED_PATHS)]);
const outsideByFirstWord = byFirstWord(outside);

/**
 * The screen of an address, or null. Words of any language and of any case are accepted.
 *
 * @param segments without the language prefix, still encoded
 * @param area `outside` for the screens that have no language prefix
 */
export function findScreen(segments: readonly string[], area: 'prefixed' | 'outside'): FoundScreen | null {
  const routes = area === 'outside' ? outsideByFirstWord : prefixedByFirstWord;
  for (const route of routes.get(segments[0]?.toLowerCase() ?? '') ?? []) {
    const raw = readParams(route.parts, segments);
    if (raw) return { screen: route.screen, raw };
  }
  return null;
}

/**
 * The segments of a screen's address without the language prefix; they end before the first parameter left out.
 *
 * @throws RangeError without a parameter that the screen needs
 */
export function screenSegments(screen: ScreenName, locale: Locale, raw: RawParams): string[] {
  const column = LOCALES.indexOf(locale);
  const segments: string[] = [];
  for (const part of routeOf.get(screen)?.parts ?? []) {
    const segment = isParam(part) ? paramSegment(part, column, raw) : part[column];
    if (segment !== undefined) segments.push(segment);
    else if (isParam(part) && part.optional) break;
    else throw new RangeError(`path of "${screen}" lacks a parameter`);
  }
  return segments;
}

function paramSegment(param: Param, column: number, raw: RawParams): string | undefined {
  const value = raw[param.name];
  if (param.name === 'offer') return OFFER_WORDS[value as OfferWord]?.[column];
  return value !== undefined && isParamSegment(value) ? value : undefined;
}

function readParams(parts: readonly Part[], segments: readonly string[]): RawParams | null {
  if (segments.length > parts.length) return null;
  const raw: RawParams = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if (segment === undefined) return isParam(part) && part.optional ? raw : null;
    if (!isParam(part)) {
      if (!part.includes(segment.toLowerCase())) return null;
    } else {
      const value = part.name === 'offer' ? offerWord(segment.toLowerCase()) : segment;
      if (value === null || !isParamSegment(value)) return null;
      raw[part.name] = value;
    }
  }
  return raw;
}

function offerWord(segment: string): OfferWord | null {
  for (const word of ['rent', 'buy'] as const) {
    if (OFFER_WORDS[word].some((translation) => translation === segment)) return word;
  }
  return null;
}

/** Browsers resolve `.` and `..`, encoded too, before they send an address: no segment can hold them. */
const isParamSegment = (segment: string): boolean => segment !== '' && !/^(?:\.|%2e){1,2}$/i.test(segment);

function isParam(part: Part): part is Param {
  return 'name' in part;
}

function kindsOf(paths: Record<string, ScreenPath>, kind: ScreenKind): [ScreenName, ScreenKind][] {
  return Object.keys(paths).map((screen) => [screen as ScreenName, kind]);
}

function routesOf(paths: readonly (readonly [ScreenName, ScreenPath])[]): Route[] {
  return paths.map(([screen, path]) => ({ screen, parts: partsOf(path) }));
}

function partsOf(path: ScreenPath): Part[] {
  if (typeof path === 'string') return restParts(path);
  const [en, fr, de, it, rest = ''] = path;
  const columns = [en, fr, de, it].map((words) => words.split('/'));
  const words = en.split('/').map((_, index) => columns.map((column) => column[index] ?? ''));
  return [...words, ...restParts(rest)];
}

function restParts(rest: string): Part[] {
  return rest
    .split('/')
    .filter(Boolean)
    .map((text) => {
      const [, name, mark] = /^\{(\w+)(\??)\}$/.exec(text) ?? [];
      return name ? { name, optional: mark === '?' } : LOCALES.map(() => text);
    });
}

function byFirstWord(routes: readonly Route[]): Map<string, Route[]> {
  const index = new Map<string, Route[]>();
  for (const route of routes) {
    const [first] = route.parts;
    for (const word of new Set(first && !isParam(first) ? first : [''])) {
      index.set(word, [...(index.get(word) ?? []), route]);
    }
  }
  return index;
}
