import { SCHEME_COOKIE } from '#kernel/scheme.ts';

/**
 * Runs before the first paint: a page, and the browser's frame, in the scheme that was chosen, without a flash of the
 * other one. It does what `chooseScheme` does, in words that need no other file.
 */
export const EARLY_SCRIPT = `(function(d){
var m=/(?:^|; )${SCHEME_COOKIE}=(light|dark)/.exec(d.cookie);
if(!m)return;
d.documentElement.setAttribute("data-scheme",m[1]);
d.querySelectorAll("meta[name=theme-color]").forEach(function(e){e.media=e.dataset.scheme===m[1]?"all":"not all"});
})(document)`;
