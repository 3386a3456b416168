import { type ReactNode, useId } from 'react';
import { Panel } from '#kit/design/content/Panel.tsx';

type MoneyPanelProps = { title: string; intro?: ReactNode; children?: ReactNode };

/** One matter of money: what it is, and what stands there. */
export function MoneyPanel({ title, intro, children }: MoneyPanelProps) {
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
