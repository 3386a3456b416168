import { createFileRoute } from '@tanstack/react-router';
import { currentViewer } from '#kit/viewer/viewer-store.ts';
import { MyPropertiesPage } from '#pages/my-properties/MyPropertiesPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';

/** The member's own homes. */
export const Route = createFileRoute('/$lang/workspace/my-properties/')({
  staticData: { texts: ['properties', 'publish'] },
  // Never from the router's cache: later changes of a home would be missing.
  gcTime: 0,
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ location, context: { locale }, deps }) => {
    const { openPage } = await import('../../../workspace/open-page.ts');
    const { loadMyProperties } = await import('#pages/my-properties/my-properties.loader.ts');
    const viewer = currentViewer() ?? { id: 0, rolesFlag: 0 };
    return openPage('workspace.myProperties', { location, locale }, () => loadMyProperties(deps.query, viewer));
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MyProperties,
});

function MyProperties() {
  return <MyPropertiesPage data={Route.useLoaderData().data} />;
}
