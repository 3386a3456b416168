import { useEffect, useRef } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { classes } from '../classes.ts';
import { ToastCard } from './ToastCard.tsx';
import { toasts, useToasts } from './useToasts.ts';

/** The position of toasts: above the thumb on a phone, clear of the header on a wide screen. */
export type ToastPosition = 'bottom' | 'top';

/** Shows the toasts of this window, above everything else, open dialogs included. Stands once in the shell. */
export function ToastRegion({ position = 'bottom' }: { position?: ToastPosition }) {
  const { text } = useLocale();
  const { list, dismiss } = useToasts();
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    region.current?.hidePopover();
    if (list.length > 0) region.current?.showPopover();
  }, [list]);

  return (
    <section
      ref={region}
      popover="manual"
      aria-label={text('kit.notifications')}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
      className={classes('toasts', position === 'top' ? 'top-16 bottom-auto' : 'top-auto bottom-4')}
    >
      <div role="status" className="flex flex-col items-center gap-2">
        {list.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
        ))}
      </div>
    </section>
  );
}
