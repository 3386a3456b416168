import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '#pages/login/LoginPage.tsx';
import { useRedirectAfterSignIn } from '../../../useRedirectAfterSignIn.ts';

/** Signs in; redirects a member who is already signed in. @source docs/reference/screens.md, "Login" */
export const Route = createFileRoute('/$lang/(account)/login')({
  staticData: { texts: ['account'] },
  beforeLoad: async ({ location, params }) => {
    const { signedInHref } = await import('../../../signed-in-href.ts');
    const href = signedInHref(location.publicHref, params.lang);
    if (href !== null) throw redirect({ href, statusCode: 302 });
  },
  loader: async ({ location, params }) => {
    const { accountHead } = await import('../../../head/account-head.ts');
    return { head: accountHead('login', location, params.lang) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Login,
});

function Login() {
  return <LoginPage onSignedIn={useRedirectAfterSignIn()} />;
}
