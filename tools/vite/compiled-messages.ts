import { readFile } from 'node:fs/promises';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'vite';
import type { Locale } from '#kernel/locale.ts';

/** Texts that only the server writes. */
const OF_THE_SERVER = /^mail\./;
const LOCALE_FILE = /\/locales\/(en|fr|de|it)(?:-ch)?\.json$/;
const MESSAGES_MODULE = '/src/kit/i18n/messages.ts';
const JSON_ATTRIBUTE = ", { with: { type: 'json' } }";
const LANGUAGE_FILES_MODULE = '/src/app/language-files.ts';
const PARSER = '@formatjs/icu-messageformat-parser';

/**
 * Parses the texts while building, so that browsers need no parser (8 kB less). A text that lacks its translation
 * becomes English here, with a warning in the console of whoever reads that language.
 *
 * @source spec 1, §8 "a missing message falls back to English with a console warning"
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
    const locale = LOCALE_FILE.exec(id)?.[1] as Locale | undefined;
    if (locale === undefined) return null;
    const texts = await readTexts(id);
    const english = await readTexts(id.replace(LOCALE_FILE, '/locales/en.json'));
    return { code: compileMessages(texts, english, locale), moduleType: 'js' };
  },
};

/** Tells the server under which addresses browsers find the texts: the browser's files are written first. */
function namingFiles(): Plugin {
  const files: Partial<Record<string, string>> = {};
  return {
    name: 'language-files',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        const locale = file.type === 'chunk' && LOCALE_FILE.exec(file.facadeModuleId ?? '')?.[1];
        if (locale) files[locale] = `/${file.fileName}`;
      }
    },
    load(id) {
      if (this.environment.name === 'client' || !id.endsWith(LANGUAGE_FILES_MODULE)) return null;
      return `export const LANGUAGE_FILES = ${JSON.stringify(files)};`;
    },
  };
}

/** The module of one language: the texts of pages by id, those with values or tags as parsed parts. */
export function compileMessages(
  texts: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>>,
  locale: Locale,
): string {
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

const readTexts = async (file: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
