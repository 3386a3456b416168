import type { Config } from '#platform/config/config.ts';

/** Further sources that pages may load from: those of optional settings. */
export interface FurtherSources {
  script?: readonly string[];
  style?: readonly string[];
  connect?: readonly string[];
  image?: readonly string[];
  frame?: readonly string[];
}

/** The settings that decide what pages may load. */
export type PolicyConfig = Pick<Config, 'publicUrl' | 'production' | 'mapStyleUrl' | 'recaptcha'>;

/** Policy of answers that are no page and load nothing: the API, pictures, tiles, lists for search engines. */
export const ANSWER_POLICY = { 'default-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'" } as const;

/**
 * Policy of a page: scripts are our files and those that the server wrote into the page. React writes style attributes, hence the exception
 * for these; style elements are not needed.
 *
 * @param scriptHashes of the scripts inside the page; none for our script files, which as workers are held by the policy they came with
 * @source docs/decisions/015-what-browsers-may-do.md
 */
export function pagePolicy(config: PolicyConfig, scriptHashes: readonly string[]): string {
  const parts = furtherSources(config);
  const further = (kind: keyof FurtherSources): readonly string[] => parts.flatMap((part) => part[kind] ?? []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...further('script')],
    'style-src': ["'self'", ...further('style')],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...further('image')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...further('connect')],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': further('frame').length > 0 ? further('frame') : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure(config) && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** @source https://developers.google.com/recaptcha/docs/faq "Content-Security-Policy" */
const RECAPTCHA: FurtherSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** Whether visitors connect by TLS. */
export const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl?.startsWith('https:') ?? false;

const furtherSources = (config: PolicyConfig): readonly FurtherSources[] => [
  // A map style names addresses of tiles, glyphs and symbols, known only once it is read.
  config.mapStyleUrl === null ? {} : { connect: ['https:'], image: ['https:'] },
  config.recaptcha === null ? {} : RECAPTCHA,
  // Vite notifies the page of changed files and writes their styles into it.
  config.production ? {} : { connect: ['ws:'], style: ["'unsafe-inline'"] },
];
