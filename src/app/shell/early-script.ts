import { SCHEME_COOKIE } from '#kernel/scheme.ts';
import { CONSENT_COOKIE } from '#kit/consent/consent.ts';

/**
 * Runs before the first paint: a page, and the browser's frame, in the scheme that was chosen, without a flash of the
 * other one, and without the question about cookies where it was answered. It does what `chooseScheme` and `readConsent`
 * do, in words that need no other file.
 */
export const EARLY_SCRIPT = `(function(d){
if(/(?:^|; )${CONSENT_COOKIE}=(accepted|necessary)/.test(d.cookie))d.documentElement.setAttribute("data-consent","");
var m=/(?:^|; )${SCHEME_COOKIE}=(light|dark)/.exec(d.cookie);
if(!m)return;
d.documentElement.setAttribute("data-scheme",m[1]);
d.querySelectorAll("meta[name=theme-color]").forEach(function(e){e.media=e.dataset.scheme===m[1]?"all":"not all"});
})(document)`;
