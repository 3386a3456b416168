import { SCHEME_COOKIE } from '#kernel/scheme.ts';
import { CONSENT_COOKIE } from '#kit/consent/consent.ts';

/**
 * Runs before the first paint: it sets the chosen scheme on the page and the browser's frame, without a flash of the other one, and
 * hides an answered question about cookies; once the page is read, it sets the scheme on the sources of pictures. It does what
 * `chooseScheme` and `readConsent` do, without another file.
 */
export const EARLY_SCRIPT = `(function(d){
if(/(?:^|; )${CONSENT_COOKIE}=(accepted|necessary)/.test(d.cookie))d.documentElement.setAttribute("data-consent","");
var m=/(?:^|; )${SCHEME_COOKIE}=(light|dark)/.exec(d.cookie);
if(!m)return;
d.documentElement.setAttribute("data-scheme",m[1]);
function apply(){d.querySelectorAll("meta[data-scheme],source[data-scheme]").forEach(function(e){
e.media=e.dataset.scheme===m[1]?"all":"not all"})}
apply();d.addEventListener("readystatechange",apply,{once:true})
})(document)`;
