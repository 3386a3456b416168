import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '#pages/reset-password/ResetPasswordPage.tsx';

/** Sets a new password by the link of a mail. @source docs/reference/addresses.md, "resetPassword" */
export const Route = createFileRoute('/reset-password/$id')({
  staticData: { texts: ['account'] },
  loader: async ({ location, context }) => {
    const { accountHead } = await import('../head/account-head.ts');
    return { head: accountHead('reset', location, context.locale) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ResetPassword,
});

function ResetPassword() {
  return <ResetPasswordPage secret={Route.useParams().id} />;
}
