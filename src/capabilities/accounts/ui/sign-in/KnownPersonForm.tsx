import type { FormEvent } from 'react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type KnownPersonFormProps = { viewer: Viewer; onDone: (viewer: Viewer) => void };

/**
 * Registration form for a signed-in member: it has nothing to fill in, and sends nothing.
 *
 * @source docs/reference/screens.md, "Registration"
 */
export function KnownPersonForm({ viewer, onDone }: KnownPersonFormProps) {
  const { text } = useLocale();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onDone(viewer);
  };
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-5">
      <div className="grid gap-5 mobile-landscape:grid-cols-2">
        <TextField label={text('account.firstName')} defaultValue={viewer.firstName} disabled />
        <TextField label={text('account.lastName')} defaultValue={viewer.lastName} disabled />
      </div>
      <TextField label={text('account.email')} defaultValue={viewer.email} disabled />
      {viewer.phone !== null && <TextField label={text('account.phone')} defaultValue={viewer.phone} disabled />}
      <Button type="submit" className="w-full">
        {text('account.continue')}
      </Button>
    </form>
  );
}
