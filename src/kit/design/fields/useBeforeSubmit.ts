import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Lets a field have its word before its form is sent, by a key or a button, wherever that stands.
 *
 * @param holdsBack whether the form is not to be sent now; the field sends it by itself when it is ready
 */
export function useBeforeSubmit(field: RefObject<HTMLInputElement | null>, holdsBack: () => boolean): void {
  const isHeldBack = useEffectEvent(holdsBack);

  useEffect(() => {
    const form = field.current?.form;
    const onSubmit = (event: SubmitEvent): void => {
      if (!isHeldBack()) return;
      event.preventDefault();
      // At the form itself this comes before the handlers of the page, which listen above it.
      event.stopPropagation();
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [field]);
}
