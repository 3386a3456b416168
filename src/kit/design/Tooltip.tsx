import { type ReactNode, useId, useState } from 'react';

type TooltipProps = { text: string; children: (describedBy: string) => ReactNode };

/**
 * A short explanation beside a control, on hover and on focus; Escape puts it away. Never the only place of something
 * people need: there is no hovering on a phone.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <span
      className="relative inline-flex"
      onPointerEnter={() => setIsShown(true)}
      onPointerLeave={() => setIsShown(false)}
      onFocus={() => setIsShown(true)}
      onBlur={() => setIsShown(false)}
      onKeyDown={(event) => event.key === 'Escape' && setIsShown(false)}
    >
      {children(id)}
      <span id={id} role="tooltip" hidden={!isShown} className={TOOLTIP_CLASSES}>
        {text}
      </span>
    </span>
  );
}

const TOOLTIP_CLASSES =
  'absolute bottom-full left-1/2 z-30 mb-2 w-max max-w-64 -translate-x-1/2 rounded-sm bg-ink px-3 py-2 text-sm ' +
  'text-paper before:absolute before:inset-x-0 before:top-full before:h-2';
