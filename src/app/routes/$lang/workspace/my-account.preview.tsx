import { createFileRoute } from '@tanstack/react-router';
import { MyAccountPreviewPage } from '#pages/my-account-preview/MyAccountPreviewPage.tsx';
import { openPage } from '../../../workspace/open-page.ts';

/** The member's own profile as others see it. */
export const Route = createFileRoute('/$lang/workspace/my-account/preview')({
  gcTime: 0,
  loader: (at) =>
    openPage(
      'workspace.preview.title',
      at,
      import('#pages/my-account-preview/my-account-preview.loader.ts'),
      ({ loadMyAccountPreview }) => loadMyAccountPreview(),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Preview,
});

function Preview() {
  return <MyAccountPreviewPage data={Route.useLoaderData().data} />;
}
