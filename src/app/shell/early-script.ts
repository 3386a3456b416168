import { SCHEME_COOKIE } from '#kit/design/scheme.ts';

/** Runs before the first paint: a page in the scheme that was chosen, without a flash of the other one. */
export const EARLY_SCRIPT = `(function(){var m=/(?:^|; )${SCHEME_COOKIE}=(light|dark)/.exec(document.cookie);if(m)document.documentElement.setAttribute("data-scheme",m[1])})()`;
