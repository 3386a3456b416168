import { createFileRoute } from '@tanstack/react-router';
import { currentViewer } from '#kit/viewer/viewer-store.ts';
import { MyPropertiesPage } from '#pages/my-properties/MyPropertiesPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';
import { openPage } from '../../../workspace/open-page.ts';

/** The member's own homes. */
export const Route = createFileRoute('/$lang/workspace/my-properties/')({
  staticData: { texts: ['properties', 'publish'] },
  // Never from the router's cache: later changes of a home would be missing.
  gcTime: 0,
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: (at) =>
    openPage(
      'workspace.myProperties',
      at,
      import('#pages/my-properties/my-properties.loader.ts'),
      ({ loadMyProperties }) => loadMyProperties(at.deps.query, currentViewer() ?? { id: 0, rolesFlag: 0 }),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MyProperties,
});

function MyProperties() {
  return <MyPropertiesPage data={Route.useLoaderData().data} />;
}
