import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { PAGE_PARTS } from '#generated/page-parts.ts';
import { DEFAULT_LOCALE, LOCALE_FILES, type Locale } from '#kernel/locale.ts';
import { parseMessage } from '#kit/i18n/parse-message.ts';

const TEXTS_FILE = /^(.*\/locales)\/(\w+)\/(en|fr|de|it)(?:-ch)?\.json$/;
const LANGUAGE_FILES_MODULE = '/src/app/language/language-files.ts';
const PARSER_MODULE = '/src/kit/i18n/parse-message.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * Makes modules of the files of `locales/`. Browsers fetch what every page needs, and the parts of some pages when one
 * of these is opened (3 kB less in a first view); the server, and tests, have the texts of all pages at once. Texts are
 * parsed here, so that browsers need no parser (8 kB less) and no library that fills them in (2 kB less). A text
 * without translation is English, with a warning in the console of its reader.
 *
 * @source docs/reference/screens.md, "Locale files"
 */
export function compiledMessages(): Plugin[] {
  return [compiling, withoutParser, namingFiles()];
}

const compiling: Plugin = {
  name: 'compiled-messages',
  enforce: 'pre',
  async load(id) {
    const file = textsFile(id);
    if (file === null) return null;
    const { folder, part, locale } = file;
    const english = await readTexts(pathOf(folder, part, DEFAULT_LOCALE));
    const code = compileMessages(await readTexts(id), english, locale);
    if (part !== 'base') return { code, moduleType: 'js' };
    const isBrowser = this.environment.name === 'client';
    return { code: code + (isBrowser ? waysToParts(folder, locale) : allParts(folder, locale)), moduleType: 'js' };
  },
};

const withoutParser: Plugin = {
  name: 'without-message-parser',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith(PARSER_MODULE) ? 'export const parseMessage = (text) => [text];' : null),
};

/** Passes the addresses of the texts for browsers to the server: the browser's files are written first. */
function namingFiles(): Plugin {
  const files: Record<string, Record<string, string>> = {};
  return {
    name: 'language-files',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        const texts = file.type === 'chunk' && file.facadeModuleId ? textsFile(file.facadeModuleId) : null;
        if (texts) files[texts.locale] = { ...files[texts.locale], [texts.part]: `/${file.fileName}` };
      }
    },
    load(id) {
      if (this.environment.name === 'client' || !id.endsWith(LANGUAGE_FILES_MODULE)) return null;
      return `export const LANGUAGE_FILES = ${JSON.stringify(files)};`;
    },
  };
}

/** Which texts a module holds; null when it is another one. */
function textsFile(id: string): { folder: string; part: string; locale: Locale } | null {
  const [, folder, part, locale] = TEXTS_FILE.exec(id) ?? [];
  return folder && part && locale ? { folder, part, locale: locale as Locale } : null;
}

/** A module of texts by id, those with values or tags parsed. */
export function compileMessages(texts: Texts, english: Texts, locale: Locale): string {
  const missing = Object.keys(english).filter((id) => texts[id] === undefined);
  const compiled = Object.entries({ ...english, ...texts }).map(([id, text]) => [id, compileText(text, locale)]);
  const warning =
    missing.length > 0 ? `console.warn(${JSON.stringify(`English texts in ${locale}: ${missing.join(', ')}`)});\n` : '';
  return `${warning}const texts = ${JSON.stringify(Object.fromEntries(compiled))};\nexport default texts;\n`;
}

const compileText = (text: string, locale: Locale): unknown => (/[{<]/.test(text) ? parseMessage(text, locale) : text);

/** In browsers the base of a language knows its parts, so that a page carries the addresses of one language only. */
function waysToParts(folder: string, locale: Locale): string {
  const ways = PAGE_PARTS.map((part) => `${part}: () => import(${JSON.stringify(pathOf(folder, part, locale))})`);
  return `export const parts = { ${ways.join(', ')} };\n`;
}

/** Elsewhere it has them: nothing needs to travel. */
function allParts(folder: string, locale: Locale): string {
  const imports = PAGE_PARTS.map((part) => `import ${part} from ${JSON.stringify(pathOf(folder, part, locale))};\n`);
  return `${imports.join('')}Object.assign(texts, ${PAGE_PARTS.join(', ')});\n`;
}

const pathOf = (folder: string, part: string, locale: Locale): string => `${folder}/${part}/${LOCALE_FILES[locale]}`;

const readTexts = async (file: string): Promise<Texts> => JSON.parse(await readFile(file, 'utf8')) as Texts;
