import { type ReactNode, useId } from 'react';

type HomeSectionProps = { title: string; action?: ReactNode; children: ReactNode };

/** A section of the first page under its heading. */
export function HomeSection({ title, action, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-2xl desktop:text-3xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
