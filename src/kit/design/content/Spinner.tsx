import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A turning ring, 1 em high. With a label it is announced; without one, the component around it states in words that something loads. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span role={label === undefined ? undefined : 'status'} className="inline-flex">
      <svg viewBox="0 0 24 24" fill="none" strokeWidth="3" className="size-[1.25em] animate-spin" aria-hidden="true">
        <circle cx="12" cy="12" r="9" stroke="currentColor" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeLinecap="round" />
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
