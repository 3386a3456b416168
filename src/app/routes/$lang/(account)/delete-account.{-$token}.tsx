import { createFileRoute } from '@tanstack/react-router';
import { ConfirmDeletionPage } from '#pages/delete-account/ConfirmDeletionPage.tsx';
import { DeleteAccountPage } from '#pages/delete-account/DeleteAccountPage.tsx';

/**
 * Explains the deletion of an account, and deletes it by the link of a mail.
 *
 * @source docs/reference/addresses.md, "deleteAccount"
 */
export const Route = createFileRoute('/$lang/(account)/delete-account/{-$token}')({
  staticData: { texts: ['account'] },
  loader: async ({ location, params }) => {
    const { accountHead } = await import('../../../head/account-head.ts');
    return { head: accountHead('delete', location, params.lang) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: DeleteAccount,
});

function DeleteAccount() {
  const { token } = Route.useParams();
  return token === undefined ? <DeleteAccountPage /> : <ConfirmDeletionPage secret={token} />;
}
