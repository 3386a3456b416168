import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Panel } from '#kit/design/content/Panel.tsx';

type AccountCardProps = {
  title: string;
  children: ReactNode;
  /** Whether the card shows the result of an action: the heading then takes the focus, so that the reader notices it. */
  isNews?: boolean;
};

/** Card with the content of a page about sign-in. */
export function AccountCard({ title, children, isNews = false }: AccountCardProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <div className="page-width flex flex-1 justify-center py-8 tablet:py-14">
      <Panel aria-labelledby={titleId} className="flex w-full max-w-dialog-md flex-col gap-5 self-start tablet:p-8">
        <h1 ref={heading} id={titleId} tabIndex={-1} className="text-2xl outline-none tablet:text-3xl">
          {title}
        </h1>
        {children}
      </Panel>
    </div>
  );
}
