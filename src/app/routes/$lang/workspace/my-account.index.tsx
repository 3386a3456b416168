import { createFileRoute } from '@tanstack/react-router';
import { MyAccountPage } from '#pages/my-account/MyAccountPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';
import { useLanguageSwitch } from '../../../shell/header/useLanguageSwitch.ts';
import { openPage } from '../../../workspace/open-page.ts';

/** The member's own account. */
export const Route = createFileRoute('/$lang/workspace/my-account/')({
  // Never from the router's cache: a form would start from the state before it was saved.
  gcTime: 0,
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: (at) =>
    openPage('header.myAccount', at, import('#pages/my-account/data/my-account.loader.ts'), ({ loadMyAccount }) =>
      loadMyAccount(at.deps.query),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MyAccount,
});

function MyAccount() {
  return <MyAccountPage data={Route.useLoaderData().data} onLanguageChange={useLanguageSwitch()} />;
}
