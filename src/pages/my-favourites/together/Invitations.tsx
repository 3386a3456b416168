import { useRouter } from '@tanstack/react-router';
import { invitationInput } from '#capabilities/favourites/favourite.input.ts';
import { isFull } from '#capabilities/favourites/ui/is-full.ts';
import {
  type FavouriteCircleFragment,
  InviteToFavouritesDocument,
  WithdrawInvitationDocument,
} from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { useCircleChange } from './useCircleChange.ts';

/** The form that invites a person, and the open invitations. */
export function Invitations({ circle: { invitations } }: { circle: FavouriteCircleFragment }) {
  const { text, date } = useLocale();
  const viewer = useViewer();
  const { change, isChanging } = useCircleChange();
  return (
    <>
      {viewer?.emailConfirmed ? (
        <InviteForm />
      ) : (
        <p className="font-medium">{text('favourites.invite.confirmFirst')}</p>
      )}
      {invitations.length > 0 && (
        <div className="mt-3 flex flex-col gap-2">
          <h3 className="text-base font-medium">{text('favourites.invite.waiting')}</h3>
          <ul className="flex flex-col gap-2">
            {invitations.map(({ id, email, expiresAt }) => (
              <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-3">
                <span className="min-w-0">
                  {email}
                  <span className="text-muted"> · {text('favourites.invite.until', { date: date(expiresAt) })}</span>
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  isLoading={isChanging}
                  aria-label={text('favourites.invite.withdrawTitle', { email })}
                  onClick={() =>
                    void change(() => execute(WithdrawInvitationDocument, { id }), {
                      text: 'favourites.invite.withdrawn',
                    })
                  }
                >
                  {text('favourites.invite.withdraw')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function InviteForm() {
  const { text } = useLocale();
  const router = useRouter();
  const form = useSchemaForm(invitationInput, {
    defaultValues: { email: '' },
    send: async ({ email }) => {
      await execute(InviteToFavouritesDocument, { email }).catch(atField);
      toasts.show('success', 'circle', { text: 'favourites.invite.sent' });
      form.reset({ email: '' });
      await router.invalidate();
    },
  });
  return (
    <Form form={form} submitText={text('favourites.invite.send')} submitLook={{ size: 'small' }}>
      <TextField type="email" autoComplete="off" label={text('favourites.invite.email')} {...form.field('email')} />
    </Form>
  );
}

/** Shows at the field that members cannot invite themselves, and that the circle is full. */
function atField(error: unknown): never {
  if (isFull(error)) throw new AppError('error.validation', { code: 400, values: { email: 'favourites.invite.full' } });
  if (error instanceof AppError && error.values.email === 'own')
    throw new AppError('error.validation', { code: 400, values: { email: 'favourites.invite.own' } });
  throw error;
}
