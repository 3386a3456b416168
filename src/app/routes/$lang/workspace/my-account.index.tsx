import { createFileRoute } from '@tanstack/react-router';
import { MyAccountPage } from '#pages/my-account/MyAccountPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';
import { useLanguageSwitch } from '../../../shell/header/useLanguageSwitch.ts';

/** The member's own account. */
export const Route = createFileRoute('/$lang/workspace/my-account/')({
  // Never from the router's cache: a form would start from the state before it was saved.
  gcTime: 0,
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ location, context: { locale }, deps }) => {
    const { openPage } = await import('../../../workspace/open-page.ts');
    const { loadMyAccount } = await import('#pages/my-account/data/my-account.loader.ts');
    return openPage('header.myAccount', { location, locale }, () => loadMyAccount(deps.query));
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MyAccount,
});

function MyAccount() {
  return <MyAccountPage data={Route.useLoaderData().data} onLanguageChange={useLanguageSwitch()} />;
}
