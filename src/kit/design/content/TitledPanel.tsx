import { type ReactNode, useId } from 'react';
import { Panel } from './Panel.tsx';

type TitledPanelProps = { title: string; intro?: ReactNode; children?: ReactNode };

/** One subject of a page, with its title, its content and its actions. */
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
