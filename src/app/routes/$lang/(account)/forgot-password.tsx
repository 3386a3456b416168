import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '#pages/forgot-password/ForgotPasswordPage.tsx';

/** Requests a link to set a new password. @source docs/reference/addresses.md, "forgotPassword" */
export const Route = createFileRoute('/$lang/(account)/forgot-password')({
  staticData: { texts: ['account'] },
  loader: async ({ location, params }) => {
    const { accountHead } = await import('../../../head/account-head.ts');
    return { head: accountHead('forgot', location, params.lang) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ForgotPasswordPage,
});
