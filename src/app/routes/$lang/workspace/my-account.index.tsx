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
    const { askAsMember } = await import('../../../workspace/workspace-guard.ts');
    const { workspaceHead } = await import('../../../workspace/workspace-head.ts');
    const { loadMyAccount } = await import('#pages/my-account/data/my-account.loader.ts');
    const data = await askAsMember(() => loadMyAccount(deps.query), location, locale);
    return { data, head: workspaceHead('header.myAccount', location.publicHref, locale) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MyAccount,
});

function MyAccount() {
  return <MyAccountPage data={Route.useLoaderData().data} onLanguageChange={useLanguageSwitch()} />;
}
