import { START_NOTICE_ID } from './StartNotice.tsx';

/** The functions that a page's first script provides to all others. */
export interface PageStart {
  /** Whether the page is hydrated: from then on its own error pages report failures. */
  isDone: boolean;
  /**
   * Loads the page anew, because a newer version may have replaced its files. It does so once for each build and entry of the history,
   * which needs no storage; false if that was done before, or without a connection.
   */
  anew(): boolean;
  /** Handles an essential file that failed to load: loads the page anew, else shows the notice on the server's page. */
  failed(): void;
  /** Returns the loaded piece of the page, unless it takes longer than 120 s. @throws Error `Loading chunk failed` */
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
 * Watches, before any other script, whether the files of the page load. A style may fail before this runs, so that styles are checked
 * when everything has settled.
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
