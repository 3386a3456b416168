import { createFileRoute } from '@tanstack/react-router';
import { MyAccountPreviewPage } from '#pages/my-account-preview/MyAccountPreviewPage.tsx';

/** The member's own profile as others see it. */
export const Route = createFileRoute('/$lang/workspace/my-account/preview')({
  gcTime: 0,
  loader: async ({ location, context: { locale } }) => {
    const { openPage } = await import('../../../workspace/open-page.ts');
    const { loadMyAccountPreview } = await import('#pages/my-account-preview/my-account-preview.loader.ts');
    return openPage('workspace.preview.title', { location, locale }, loadMyAccountPreview);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Preview,
});

function Preview() {
  return <MyAccountPreviewPage data={Route.useLoaderData().data} />;
}
