import { isLocale, type Locale } from '../locale.ts';
import {
  type FoundScreen,
  findScreen,
  type OfferWord,
  type RawParams,
  SCREEN_KINDS,
  screenSegments,
} from './paths-routes.ts';
import type { INDEXED_PATHS, OUTSIDE_PATHS, ScreenName, UNLISTED_PATHS, WORKSPACE_PATHS } from './paths-table.ts';
import type { BuiltScreen } from './placeholder-screens.ts';

type Table = typeof INDEXED_PATHS & typeof UNLISTED_PATHS & typeof WORKSPACE_PATHS & typeof OUTSIDE_PATHS;
type Pattern<Path> = Path extends readonly [string, string, string, string, infer Rest] ? Rest : Path;
type ParamTexts<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamTexts<Rest> : never;
type RequiredName<Text> = Text extends `${string}?` ? never : Text;
type OptionalName<Text> = Text extends `${infer Name}?` ? Name : never;
type ParamValue<Name> = Name extends 'offer' ? OfferWord : string;

/** The parameters of a screen's address, decoded; `offer` by its English word in every language. */
export type PathParams<Screen extends ScreenName> = {
  [Name in RequiredName<ParamTexts<Pattern<Table[Screen]>>> & string]: ParamValue<Name>;
} & { [Name in OptionalName<ParamTexts<Pattern<Table[Screen]>>>]?: ParamValue<Name> | undefined };

export type ParamsArgument<Screen extends ScreenName> =
  Record<never, never> extends PathParams<Screen> ? [params?: PathParams<Screen>] : [params: PathParams<Screen>];

/** A screen with the parameters of its address; `locale` is null for screens without a language prefix. */
export type PathMatch = {
  [Screen in ScreenName]: { screen: Screen; locale: Locale | null; params: PathParams<Screen> };
}[ScreenName];

/**
 * The public address of a screen, for example `/fr/immobilier/louer/appartement-maison,3/lausanne,c201866`.
 *
 * It ends before the first parameter left out; a value no address can hold (empty, `.` or `..`) counts as left out. A screen without a page
 * has no links: a menu asks `hasPage` first.
 *
 * @throws RangeError without a parameter that the screen needs
 * @source docs/reference/addresses.md, "Rules"
 */
export function buildPath<Screen extends BuiltScreen>(
  screen: Screen,
  locale: Locale,
  ...[params]: ParamsArgument<Screen>
): string {
  const raw: RawParams = {};
  for (const [name, value] of Object.entries(params ?? {})) raw[name] = encodeSegment(String(value ?? ''));
  return screenPath(screen, locale, raw);
}

/**
 * The screen of a public address, or null. Words of any language are accepted under any prefix.
 *
 * @param path without query
 */
export function matchPath(path: string): PathMatch | null {
  const found = findPath(path);
  if (!found) return null;
  const params: RawParams = {};
  for (const [name, value] of Object.entries(found.raw)) {
    const decoded = decodeSegment(value);
    if (decoded === null) return null;
    params[name] = decoded;
  }
  return { screen: found.screen, locale: found.locale, params } as PathMatch;
}

/**
 * The router's form of an address: the same prefix with the English words. An unknown address is returned unchanged.
 *
 * @param path without query
 */
export function toCanonicalPath(path: string): string {
  const found = findPath(path);
  if (!found?.locale) return path;
  return `/${[found.locale, ...screenSegments(found.screen, 'en', found.raw)].join('/')}`;
}

/**
 * The public form of an address: the prefix with the words of its language. An unknown address is returned unchanged.
 *
 * @param path without query
 */
export function toPublicPath(path: string): string {
  const found = findPath(path);
  return found?.locale ? screenPath(found.screen, found.locale, found.raw) : path;
}

/** New address of a moved page; `location` is a path on our own origin, fit for a header. */
export interface Redirect {
  /** 301 for good, 302 because it depends on the caller. */
  status: 301 | 302;
  location: string;
}

/**
 * Redirect of a page request, or null when its address is the right one already.
 *
 * One redirect is enough: its target is never redirected again. Query and hash are preserved.
 *
 * Only for GET and HEAD.
 *
 * @param address path with query, as requested
 * @param preferred the user's locale: cookie `lang`, else `Accept-Language`, else the default
 * @source docs/reference/addresses.md, "Rules"
 */
export function redirectFor(address: string, preferred: Locale): Redirect | null {
  const { path, rest } = splitAddress(address);
  if (!path.startsWith('/')) return null;
  const { locale, segments } = readPrefix(path);
  const found = findWithOrWithoutPrefix(locale, segments);
  const target = found ? screenPath(found.screen, locale ?? preferred, found.raw) : plainPath(locale, segments);
  if (target === path) return null;
  const dependsOnUser = locale === null && found !== null && SCREEN_KINDS.get(found.screen) !== 'outside';
  return { status: dependsOnUser ? 302 : 301, location: target + rest };
}

/**
 * The same page in another language, with its query and hash. Slugs are not translated; the page corrects them.
 *
 * Screens without a language prefix keep their address: cookie `lang` decides there.
 *
 * @param address path with query
 */
export function switchLanguage(address: string, locale: Locale): string {
  const { path, rest } = splitAddress(address);
  const { locale: current, segments } = readPrefix(path);
  const found = findWithOrWithoutPrefix(current, segments);
  return (found ? screenPath(found.screen, locale, found.raw) : plainPath(locale, segments)) + rest;
}

/**
 * The address of a screen from encoded parameters.
 *
 * @throws RangeError without a parameter that the screen needs
 */
function screenPath(screen: ScreenName, locale: Locale, raw: RawParams): string {
  const segments = screenSegments(screen, locale, raw);
  return `/${(SCREEN_KINDS.get(screen) === 'outside' ? segments : [locale, ...segments]).join('/')}`;
}

/** A screen by its exact address: with its prefix, without empty segments. */
function findPath(path: string): (FoundScreen & { locale: Locale | null }) | null {
  if (!path.startsWith('/') || /\/(?:\/|$)/.test(path)) return null;
  const { locale, segments } = readPrefix(path);
  const found = findScreen(segments, locale ? 'prefixed' : 'outside');
  return found && { ...found, locale };
}

function findWithOrWithoutPrefix(locale: Locale | null, segments: readonly string[]): FoundScreen | null {
  const outside = locale === null ? findScreen(segments, 'outside') : null;
  return outside ?? findScreen(segments, 'prefixed');
}

/** Nearly every segment is plain already, and a page builds hundreds. */
const encodeSegment = (text: string): string =>
  /[^\w,.-]/.test(text) ? encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',') : text;

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function splitAddress(address: string): { path: string; rest: string } {
  const safe = encodeUnsafe(address);
  const end = /[?#]/.exec(safe)?.index ?? safe.length;
  return { path: safe.slice(0, end), rest: safe.slice(end) };
}

/** Language and rest of a path; empty segments (double or trailing slashes) are dropped. */
function readPrefix(path: string): { locale: Locale | null; segments: string[] } {
  const segments = path.split('/').filter(Boolean);
  const first = segments[0]?.toLowerCase();
  return isLocale(first) ? { locale: first, segments: segments.slice(1) } : { locale: null, segments };
}

const plainPath = (locale: Locale | null, segments: readonly string[]): string =>
  `/${(locale ? [locale, ...segments] : segments).join('/')}`;

/**
 * Characters that a header or a browser would read differently: line breaks, and the backslash, which browsers take for a slash. Existing
 * encodings are preserved.
 */
const encodeUnsafe = (address: string): string =>
  address.toWellFormed().replace(/[^\x21-\x7e]|[\\"<>^`{|}]/gu, encodeURIComponent);
