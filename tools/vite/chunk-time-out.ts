import type { Plugin } from 'vite';

/** The bundler's own loader of dynamic imports. */
const LOADER = /\bvite\/preload-helper\.js$/;

/** Replacements in it: the time limit is added, and code that our browsers do not need is removed, since every byte is in the first view. */
const REPLACED: readonly [RegExp, string][] = [
  [/export const __vitePreload =/, 'const load ='],
  // Pages carry no nonce: their policy names hashes.
  [/const cspNonceMeta = [^;]+;\s*const cspNonce = [^;]+;/, ''],
  [/if \(cspNonce\) [^;]+;/, ''],
  // The same for browsers without `Promise.allSettled`.
  [/function allSettled\(promises\) \{[\s\S]+?\}\)\)\)\);\s*\}/, ''],
  [/= allSettled\(/, '= Promise.allSettled('],
];

/**
 * Gives every dynamic import of the pages a time limit: browsers themselves wait for a stalled line without end. The limit is part of the
 * page's first script.
 *
 * @source docs/reference/screens.md, "Failing pages"
 */
export function chunkTimeOut(): Plugin {
  return {
    name: 'chunk-time-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'pre',
      filter: { id: LOADER },
      handler(original) {
        let code = original;
        for (const [part, instead] of REPLACED) {
          if (!part.test(code)) return this.error(`The loader of dynamic imports has no ${part} any more.`);
          code = code.replace(part, instead);
        }
        const wrapped = 'export const __vitePreload = (...task) => window.pageStart.inTime(load(...task));';
        return { code: `${code};\n${wrapped}`, map: null };
      },
    },
  };
}
