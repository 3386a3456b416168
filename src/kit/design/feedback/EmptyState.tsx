import type { ReactNode } from 'react';

type EmptyStateProps = { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

/** The state of an empty list: its usual content, and the first step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-dashed border-edge px-6 py-12 text-center">
      {icon && <span className="grid size-14 place-items-center rounded-full bg-mist text-muted">{icon}</span>}
      <div className="flex max-w-prose flex-col gap-2">
        <h2 className="text-xl">{title}</h2>
        {children && <div className="text-muted">{children}</div>}
      </div>
      {action && <div className="flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
