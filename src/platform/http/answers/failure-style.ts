import { BRAND } from '#kernel/brand.ts';

const { ink, lake, line } = BRAND.colours;
const { light, dark } = BRAND.frameColours;

/** Style of the failure page: colours and sizes of all pages, without their files. */
export const FAILURE_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(${ink}, #eceae2); --muted: light-dark(#57635d, #a5b1ab); --paper: light-dark(${light}, ${dark}); --surface: light-dark(#fff, #17201c); --line: light-dark(${line}, #303c36); --lake: light-dark(${lake}, #66c7ad); --on-lake: light-dark(#fff, #08130f); }
:root[data-scheme=light] { color-scheme: light; }
:root[data-scheme=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
body { background: var(--paper); color: var(--ink); display: flex; flex-direction: column; font: 1rem/1.5 Inter, system-ui, sans-serif; margin: 0; min-height: 100dvh; }
header { border-bottom: 1px solid var(--line); padding: 0 1rem; }
header a { align-items: center; color: inherit; display: inline-flex; font-family: "Bricolage Grotesque", Inter, system-ui, sans-serif; font-size: 1.44rem; font-weight: 700; gap: .35em; height: 3.5rem; letter-spacing: -.025em; line-height: 1; text-decoration: none; }
svg { height: 1.3em; width: 1.3em; }
.hearth { fill: var(--lake); }
main { align-items: center; display: flex; flex: 1; flex-direction: column; gap: 1.5rem; justify-content: center; margin: 0 auto; max-width: 42rem; padding: 4rem 1rem; text-align: center; }
h1 { font-family: "Bricolage Grotesque", Inter, system-ui, sans-serif; font-size: 2.0736rem; line-height: 2.375rem; margin: 0; text-wrap: balance; }
p { margin: 0; text-wrap: pretty; }
main a { align-items: center; border-radius: 10px; color: var(--lake); display: inline-flex; font-weight: 500; min-height: 2.75rem; padding: .5rem 1rem; text-decoration: none; }
main a:hover { text-decoration: underline; }
main .again { background: var(--lake); color: var(--on-lake); }
small { color: var(--muted); font-size: .8333rem; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--lake); outline-offset: 2px; }
@media (min-width: 768px) { header { padding: 0 1.5rem; } }
@media (min-width: 1264px) { header { padding: 0 2.5rem; } }`;
