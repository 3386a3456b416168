import { useId } from 'react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The message form as it will be, closed until messages exist; it says so and names the other way. */
export function ContactForm({ canCall }: { canCall: boolean }) {
  const { text } = useLocale();
  const noteId = useId();
  return (
    <form aria-describedby={noteId} className="flex flex-col gap-3">
      <h3 className="text-lg">{text('offer.contact.formTitle')}</h3>
      <p id={noteId} className="rounded-md bg-mist px-3 py-2 text-sm">
        {text(canCall ? 'offer.contact.formClosedCall' : 'offer.contact.formClosed')}
      </p>
      <fieldset disabled className="flex min-w-0 flex-col gap-3">
        <TextArea label={text('offer.contact.message')} rows={2} />
        <TextField label={text('offer.contact.email')} type="email" />
        <Button type="submit" disabled className="w-full">
          {text('offer.contact.send')}
        </Button>
      </fieldset>
    </form>
  );
}
