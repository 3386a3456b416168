import type { ReactNode } from 'react';

type ChoiceGroupProps = { label: string; isLabelHidden?: boolean | undefined; className: string; children: ReactNode };

/** A set of choices under one heading, announced together. */
export function ChoiceGroup({ label, isLabelHidden, className, children }: ChoiceGroupProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>{label}</legend>
      <div className={className}>{children}</div>
    </fieldset>
  );
}
