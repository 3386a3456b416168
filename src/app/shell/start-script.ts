import { START_NOTICE_ID } from './StartNotice.tsx';

/** What a page's first script hands to all others. */
export interface PageStart {
  /** Whether the page is alive: from then on its own error pages say what fails. */
  isDone: boolean;
  /**
   * Loads the page anew, because a newer version may have replaced its files. Once for each build and entry of the
   * history, which needs no storage; false where that was done before, or without a connection.
   */
  anew(): boolean;
  /** What the page cannot begin without did not arrive: anew, else it is said on the page that the server made. */
  failed(): void;
  /** What a piece of the page brings, unless it takes longer than 120 s. @throws Error `Loading chunk failed` */
  inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded>;
}

/** Longest time that a piece of a page may take, milliseconds. @source docs/reference/screens.md, "Failing pages" */
const CHUNK_MS = 120_000;

declare global {
  interface Window {
    pageStart: PageStart;
  }
}

/**
 * Watches, before any other script, whether the files of the page arrive. A style that fails may do so before this runs,
 * so that styles are looked at when everything has settled.
 */
export const START_SCRIPT = `(function(d,w){
var before=(history.state||{}).build;
function build(){var e=d.querySelector("script[type=module][src]");return e?e.getAttribute("src"):""}
function notice(){var e=d.getElementById("${START_NOTICE_ID}");if(e)e.hidden=false;else d.addEventListener("DOMContentLoaded",notice)}
var start=w.pageStart={isDone:false,
anew:function(){var b=build();if(b===before||!navigator.onLine)return false;
try{history.replaceState(Object.assign({},history.state,{build:b}),"")}catch(e){return false}
before=b;location.reload();return true},
failed:function(){if(!start.isDone&&!start.anew())notice()},
inTime:function(loading){var timer;return Promise.race([loading,new Promise(function(_,fail){
timer=setTimeout(fail,${CHUNK_MS},Error("Loading chunk failed"))})]).finally(function(){clearTimeout(timer)})}};
w.addEventListener("error",function(e){if(e.target.tagName==="SCRIPT"&&e.target.type==="module")start.failed()},true);
w.addEventListener("load",function(){
d.querySelectorAll("link[rel=stylesheet]").forEach(function(e){if(!(e.sheet&&e.sheet.cssRules.length)&&!start.anew())notice()})})
})(document,window)`;
