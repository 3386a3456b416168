import { type ReactNode, useId } from 'react';
import { Panel } from './Panel.tsx';

type TitledPanelProps = { title: string; intro?: ReactNode; children?: ReactNode };

/** One matter of a page: what it is, and what stands there or can be done about it. */
export function TitledPanel({ title, intro, children }: TitledPanelProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {intro && <div className="max-w-prose text-muted">{intro}</div>}
      </div>
      {children}
    </Panel>
  );
}
