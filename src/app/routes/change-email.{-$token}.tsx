import { createFileRoute } from '@tanstack/react-router';
import { ChangeEmailPage } from '#pages/change-email/ChangeEmailPage.tsx';
import { UndoEmailChangePage } from '#pages/change-email/UndoEmailChangePage.tsx';
import { canonicalQuery } from '../canonical-query.ts';

/**
 * Changes the address of an account, or reverts such a change.
 *
 * @source docs/reference/permissions.md, "Changing the address"
 */
export const Route = createFileRoute('/change-email/{-$token}')({
  staticData: { texts: ['account'] },
  loaderDeps: ({ search }) => ({ isUndo: new URLSearchParams(canonicalQuery(search)).has('undo') }),
  loader: async ({ location, context, deps: { isUndo } }) => {
    const { loadChangeEmail } = await import('#pages/change-email/change-email.loader.ts');
    const { accountHead } = await import('../head/account-head.ts');
    const data = { isUndo, ...(await loadChangeEmail()) };
    return { data, head: accountHead(isUndo ? 'undoEmail' : 'changeEmail', location, context.locale) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ChangeEmail,
});

function ChangeEmail() {
  const { token } = Route.useParams();
  const { isUndo, hasPassword } = Route.useLoaderData().data;
  if (isUndo && token !== undefined) return <UndoEmailChangePage secret={token} />;
  return <ChangeEmailPage secret={token} hasPassword={hasPassword ?? true} />;
}
