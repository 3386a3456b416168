import { createFileRoute } from '@tanstack/react-router';
import { ConfirmAccountPage } from '#pages/confirm-account/ConfirmAccountPage.tsx';
import { ConnectProviderPage } from '#pages/confirm-account/ConnectProviderPage.tsx';
import { canonicalQuery } from '../canonical-query.ts';

/**
 * Confirms an address, or the connection of a sign-in provider, by the link of a mail.
 *
 * @source docs/reference/addresses.md, "confirmAccount"
 */
export const Route = createFileRoute('/confirmation-account/$id')({
  staticData: { texts: ['account'] },
  loaderDeps: ({ search }) => ({ isConnection: new URLSearchParams(canonicalQuery(search)).has('connect') }),
  loader: async ({ location, context, deps: { isConnection } }) => {
    const { accountHead } = await import('../head/account-head.ts');
    return {
      data: { isConnection },
      head: accountHead(isConnection ? 'connect' : 'confirm', location, context.locale),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ConfirmAccount,
});

function ConfirmAccount() {
  const { id } = Route.useParams();
  const { isConnection } = Route.useLoaderData().data;
  return isConnection ? <ConnectProviderPage secret={id} /> : <ConfirmAccountPage secret={id} />;
}
