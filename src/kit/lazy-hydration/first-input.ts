/** What tells that somebody is there; a click without any of the others is that of a screen reader. */
const INPUT_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
] as const;
/** What a click does something to; a `<summary>` opens and closes by itself. */
const PRESSED = 'a, button, label, input:not([type=text])';

let resolveFirstInput = (): void => {};
let inputSeen: Promise<void> | null = null;
/** What was clicked last while parts wake. */
let held: HTMLElement | null = null;
/** Whether a part did not arrive: from then on nothing is waited for. */
let isLost = false;

/** Marks the markup of a part until it is alive. */
export const LAZY = 'data-lazy';

/** Until somebody gives a sign, or something needs the parts that sleep. */
export function firstInput(): Promise<void> {
  inputSeen ??= new Promise((resolve) => {
    const hydrated = new AbortController();
    resolveFirstInput = () => {
      hydrated.abort();
      resolve();
    };
    for (const name of INPUT_EVENTS)
      addEventListener(name, onFirstInput, { capture: true, passive: true, signal: hydrated.signal });
  });
  return inputSeen;
}

function onFirstInput(event: Event): void {
  if (!isOfRestingPointer(event)) resolveFirstInput();
}

/** Chromium tells of a pointer also when the page changes beneath one that rests; such a move goes nowhere. */
const isOfRestingPointer = (event: Event): boolean =>
  event.type === 'pointermove' && event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0;

/**
 * A part did not arrive: a newer version may have replaced its file, so that the page is loaded anew, once. Where that does
 * not help, the part stays as the server sent it: its links lead where they lead.
 *
 * @source docs/decisions/020-failing-pages.md
 */
export function givePartUp(): void {
  isLost = true;
  window.pageStart.anew();
}

/** Wakes what sleeps; done when all of it is alive, or too long on its way to be waited for. */
export async function hydrateAll(): Promise<void> {
  void firstInput();
  resolveFirstInput();
  for (let waitedMs = 0; !isLost && document.querySelector(`[${LAZY}]`); waitedMs += POLL_MS) {
    if (waitedMs > PATIENCE_MS) isLost = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const POLL_MS = 10;
const PATIENCE_MS = 10_000;

/** From now on the first click on a part is not lost: it is done as soon as the part is alive. */
export const holdClicks = (): void => addEventListener('click', holdClick, { capture: true });

function holdClick(event: MouseEvent): void {
  const { target } = event;
  if (isLost || !(target instanceof HTMLElement || target instanceof SVGElement) || !target.closest(`[${LAZY}]`))
    return;
  const pressed = target.closest<HTMLElement>(PRESSED);
  if (!pressed || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const isFirst = held === null;
  held = pressed;
  if (isFirst) void hydrateAll().then(releaseClick);
}

function releaseClick(): void {
  const pressed = held;
  held = null;
  pressed?.click();
}
