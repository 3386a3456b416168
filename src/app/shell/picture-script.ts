/** Pause before a failed picture is fetched again, milliseconds; the random part keeps the pictures of a page from returning at once. */
const PAUSE_MS = { least: 1500, random: 1500 };

/**
 * Runs before any picture loads, and replaces a failed one at once: by the drawing that it names (`data-drawing`), else by nothing
 * (`data-failed`). After a pause, or once there is a connection again, its file is fetched once more, and the picture returns.
 *
 * It changes attributes only, which hydration ignores, and leaves a picture alone whose component has set another file. Components
 * receive the error event only if the second fetch fails, too.
 *
 * @source docs/reference/screens.md, "Failing pages"
 */
export const PICTURE_SCRIPT = `(function(w){
var tried=new WeakMap();
w.addEventListener("error",function(e){
var img=e.target,file=img.currentSrc||img.src;
if(img.tagName!=="IMG"||!/^http/.test(file))return;
var drawing=img.getAttribute("data-drawing"),src=img.getAttribute("src"),srcset=img.getAttribute("srcset");
if(!drawing||src===drawing)img.setAttribute("data-failed","");
else{img.removeAttribute("srcset");img.setAttribute("src",drawing)}
if(src===drawing||tried.get(img)===file)return;
tried.set(img,file);
e.stopImmediatePropagation();
function isOurs(){return img.isConnected&&img.getAttribute("src")===(drawing||src)}
function again(){
if(!isOurs())return;
var probe=new Image();
probe.onload=function(){if(!isOurs())return;
if(srcset)img.setAttribute("srcset",srcset);
img.setAttribute("src",src)};
probe.onerror=function(){if(isOurs()&&!drawing)img.dispatchEvent(new Event("error"))};
probe.src=file}
setTimeout(function(){navigator.onLine?again():w.addEventListener("online",again,{once:true})},
${PAUSE_MS.least}+Math.random()*${PAUSE_MS.random})
},true);
w.addEventListener("load",function(e){
if(e.target.tagName==="IMG")e.target.removeAttribute("data-failed")},true)
})(window)`;
