/** Events that show that a reader is present; a click without any of the others comes from a screen reader. */
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
/** Elements that react to a click; a `<summary>` opens and closes by itself. */
const PRESSED = 'a, button, label, input:not([type=text])';

let resolveFirstInput = (): void => {};
let inputSeen: Promise<void> | null = null;
/** The last element clicked while parts hydrate. */
let held: HTMLElement | null = null;
/** Whether a part failed to load: from then on no click waits. */
let isLost = false;

/** Marks the markup of a part until it is hydrated. */
export const LAZY_ATTRIBUTE = 'data-lazy';

/** Resolves at the first input of the reader, or when hydration is requested. */
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

/** Chromium also reports a pointer when the page changes beneath a resting one; such a move has no distance. */
const isOfRestingPointer = (event: Event): boolean =>
  event.type === 'pointermove' && event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0;

/**
 * Handles a part that failed to load: a newer version may have replaced its file, so that the page is loaded anew, once. If that does not
 * help, the part stays as the server sent it, and its links work.
 *
 * @source docs/decisions/020-failing-pages.md
 */
export function handlePartFailure(): void {
  isLost = true;
  window.pageStart.anew();
}

/** Hydrates all lazy parts; resolves when all are hydrated, or after a time-out. */
export async function hydrateAll(): Promise<void> {
  void firstInput();
  resolveFirstInput();
  for (let waitedMs = 0; !isLost && document.querySelector(`[${LAZY_ATTRIBUTE}]`); waitedMs += POLL_MS) {
    if (waitedMs > PATIENCE_MS) isLost = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const POLL_MS = 10;
const PATIENCE_MS = 10_000;

/** Holds the first click on a part and repeats it as soon as the part is hydrated. */
export const holdClicks = (): void => addEventListener('click', holdClick, { capture: true });

function holdClick(event: MouseEvent): void {
  const { target } = event;
  if (
    isLost ||
    !(target instanceof HTMLElement || target instanceof SVGElement) ||
    !target.closest(`[${LAZY_ATTRIBUTE}]`)
  )
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
