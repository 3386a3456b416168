import { readFile } from 'node:fs/promises';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'vite';
import type { Locale } from '#kernel/locale.ts';
import { MESSAGE_PARTS, type MessagePart } from '#kit/i18n/message-parts.ts';

/** Texts that only the server writes. */
const OF_THE_SERVER = /^mail\./;
const LOCALE_FILE = /\/locales\/(en|fr|de|it)(?:-ch)?\.json(?:\?part=(\w+))?$/;
const PARTS = Object.keys(MESSAGE_PARTS) as MessagePart[];
const MESSAGES_MODULE = '/src/kit/i18n/messages.ts';
const JSON_ATTRIBUTE = ", { with: { type: 'json' } }";
const LANGUAGE_FILES_MODULE = '/src/app/language-files.ts';
const PARSER = '@formatjs/icu-messageformat-parser';

type Texts = Readonly<Record<string, string>>;

/**
 * Parses the texts while building, so that browsers need no parser (8 kB less), and cuts those of browsers into what
 * every page needs and the parts of some (3 kB less in a first view). A text that lacks its translation becomes English
 * here, with a warning in the console of whoever reads that language.
 *
 * @source docs/reference/screens.md, "Locale files"
 */
export function compiledMessages(): Plugin[] {
  return [plainImports, compiling, namingFiles()];
}

/** In development texts arrive as JavaScript: a browser told to expect JSON would refuse them. */
const plainImports: Plugin = {
  name: 'plain-message-imports',
  apply: 'serve',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith(MESSAGES_MODULE) ? code.replaceAll(JSON_ATTRIBUTE, '') : null),
};

const compiling: Plugin = {
  name: 'compiled-messages',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== PARSER || importer === undefined) return null;
    return this.resolve(`${PARSER}/no-parser.js`, importer, { skipSelf: true });
  },
  async load(id) {
    const [, locale, part = 'base'] = LOCALE_FILE.exec(id) ?? [];
    if (locale === undefined) return null;
    const file = id.replace(/\?.*/, '');
    const texts = await readTexts(file);
    const english = await readTexts(file.replace(LOCALE_FILE, '/locales/en.json'));
    // The server has all texts at once.
    const isWhole = this.environment.name !== 'client';
    const pick = (all: Texts): Texts =>
      isWhole ? all : Object.fromEntries(Object.entries(all).filter(([textId]) => partOf(textId) === part));
    const code = compileMessages(pick(texts), pick(english), locale as Locale);
    return { code: isWhole || part !== 'base' ? code : code + waysToParts(file), moduleType: 'js' };
  },
};

/** Tells the server under which addresses browsers find the texts: the browser's files are written first. */
function namingFiles(): Plugin {
  const files: Record<string, Record<string, string>> = {};
  return {
    name: 'language-files',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        const [, locale, part = 'base'] = LOCALE_FILE.exec((file.type === 'chunk' && file.facadeModuleId) || '') ?? [];
        if (locale !== undefined) files[locale] = { ...files[locale], [part]: `/${file.fileName}` };
      }
    },
    load(id) {
      if (this.environment.name === 'client' || !id.endsWith(LANGUAGE_FILES_MODULE)) return null;
      return `export const LANGUAGE_FILES = ${JSON.stringify(files)};`;
    },
  };
}

/** The part that a text belongs to, `base` where every page has it. */
function partOf(id: string): MessagePart | 'base' {
  const [word = ''] = id.split('.', 1);
  return PARTS.find((part) => (MESSAGE_PARTS[part] as readonly string[]).includes(word)) ?? 'base';
}

/** The module of one language: the texts of pages by id, those with values or tags as parsed parts. */
export function compileMessages(texts: Texts, english: Texts, locale: Locale): string {
  const missing = Object.keys(english).filter((id) => texts[id] === undefined);
  const compiled = Object.entries({ ...english, ...texts })
    .filter(([id]) => !OF_THE_SERVER.test(id))
    .map(([id, text]) => [id, compileText(text, locale)]);
  const warning =
    missing.length > 0 ? `console.warn(${JSON.stringify(`English texts in ${locale}: ${missing.join(', ')}`)});\n` : '';
  return `${warning}export default ${JSON.stringify(Object.fromEntries(compiled))};\n`;
}

const compileText = (text: string, locale: Locale): unknown =>
  /[{<]/.test(text) ? new IntlMessageFormat(text, locale).getAst() : text;

/** The file of a language knows its parts, so that a page carries the addresses of one language only. */
function waysToParts(file: string): string {
  const ways = PARTS.map((part) => `${part}: () => import(${JSON.stringify(`${file}?part=${part}`)})`);
  return `export const parts = { ${ways.join(', ')} };\n`;
}

const readTexts = async (file: string): Promise<Texts> => JSON.parse(await readFile(file, 'utf8')) as Texts;
