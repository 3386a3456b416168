import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Lets a field act before its form is sent, by a key or by a button anywhere in the form.
 *
 * @param holdsBack whether the form is not to be sent now
 * @returns sends the form, as soon as the page has taken what was changed together with the call
 */
export function useBeforeSubmit(field: RefObject<HTMLInputElement | null>, holdsBack: () => boolean): () => void {
  const [isToBeSent, setIsToBeSent] = useState(false);
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

  useEffect(() => {
    if (!isToBeSent) return;
    setIsToBeSent(false);
    field.current?.form?.requestSubmit();
  }, [isToBeSent, field]);

  return () => setIsToBeSent(true);
}
