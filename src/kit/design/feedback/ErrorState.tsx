import type { ReactNode } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';

type ErrorStateProps = { title: string; children?: ReactNode; onRetry?: () => void; action?: ReactNode };

/** The state after a failure: its subject, and the way on. */
export function ErrorState({ title, children, onRetry, action }: ErrorStateProps) {
  const { text } = useLocale();
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-4 rounded-lg border border-line bg-surface px-6 py-12 text-center"
    >
      <span className="grid size-14 place-items-center rounded-full bg-brick-tint text-brick-hover">
        <Icon name="triangle-exclamation-point" className="size-6" />
      </span>
      <div className="flex max-w-prose flex-col gap-2">
        <h2 className="text-xl">{title}</h2>
        {children && <div className="text-muted">{children}</div>}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button variant="secondary" icon={<Icon name="rotate-cw" className="size-4" />} onClick={onRetry}>
            {text('kit.retry')}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
