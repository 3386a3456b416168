import type { ComponentProps } from 'react';

/** Text for screen readers only. */
export function VisuallyHidden(span: ComponentProps<'span'>) {
  return <span {...span} className="sr-only" />;
}
