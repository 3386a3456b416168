import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

type TooltipProps = { text: string; children: (describedBy: string) => ReactNode };

/** A short explanation beside a control, on hover and on focus; Escape hides it. It never holds necessary information alone: a phone has no hover. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(false);

  useLayoutEffect(() => {
    if (isShown && bubble.current) keepInWindow(bubble.current);
  }, [isShown]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the control inside
    <span
      className="relative inline-flex"
      onPointerEnter={() => setIsShown(true)}
      onPointerLeave={() => setIsShown(false)}
      onFocus={() => setIsShown(true)}
      onBlur={() => setIsShown(false)}
      onKeyDown={(event) => event.key === 'Escape' && setIsShown(false)}
    >
      {children(id)}
      <span ref={bubble} id={id} role="tooltip" hidden={!isShown} className={TOOLTIP_CLASSES}>
        {text}
      </span>
    </span>
  );
}

/** Shifts an element sideways until it lies inside the window. */
function keepInWindow(element: HTMLElement): void {
  element.style.translate = '-50% 0';
  const { left, right } = element.getBoundingClientRect();
  const shift = Math.max(8 - left, 0) - Math.max(right + 8 - document.documentElement.clientWidth, 0);
  element.style.translate = `calc(-50% + ${shift}px) 0`;
}

const TOOLTIP_CLASSES =
  'absolute bottom-full left-1/2 z-30 mb-2 w-max max-w-64 rounded-sm bg-ink px-3 py-2 text-sm ' +
  'text-paper before:absolute before:inset-x-0 before:top-full before:h-2';
