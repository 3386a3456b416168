import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '#pages/register/RegisterPage.tsx';
import { useRedirectAfterSignIn } from '../../../useRedirectAfterSignIn.ts';

/** Creates an account. @source docs/reference/screens.md, "Registration" */
export const Route = createFileRoute('/$lang/(account)/register')({
  staticData: { texts: ['account'] },
  loader: async ({ location, params }) => {
    const { accountHead } = await import('../../../head/account-head.ts');
    return { head: accountHead('register', location, params.lang) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Register,
});

function Register() {
  return <RegisterPage onSignedIn={useRedirectAfterSignIn()} />;
}
