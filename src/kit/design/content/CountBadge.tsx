import { VisuallyHidden } from './VisuallyHidden.tsx';

type CountBadgeProps = { count: number; maximum?: number; label: string };

/** A number in brick, "9+" above nine, nothing for none. @source docs/reference/screens.md, "Counters" */
export function CountBadge({ count, maximum = 9, label }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className="inline-grid h-5 min-w-5 place-items-center rounded-full bg-brick px-1.5 text-xs font-semibold text-on-brick tabular-nums">
      <span aria-hidden="true">{count > maximum ? `${maximum}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
