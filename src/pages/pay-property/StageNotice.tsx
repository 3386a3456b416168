import type { ReactNode } from 'react';
import { Panel } from '#kit/design/content/Panel.tsx';

type StageNoticeProps = { title: string; children: ReactNode; action: ReactNode };

/** The reason why nothing can be paid now, and the way on. */
export function StageNotice({ title, children, action }: StageNoticeProps) {
  return (
    <Panel className="flex flex-col items-start gap-4">
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-prose text-muted">{children}</p>
      <div className="flex flex-wrap gap-3">{action}</div>
    </Panel>
  );
}
