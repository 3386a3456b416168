import { createFileRoute } from '@tanstack/react-router';
import { MyAccountPreviewPage } from '#pages/my-account-preview/MyAccountPreviewPage.tsx';

/** The member's own profile as others see it. */
export const Route = createFileRoute('/$lang/workspace/my-account/preview')({
  gcTime: 0,
  loader: async ({ location, context: { locale } }) => {
    const { askAsMember } = await import('../../../workspace/workspace-guard.ts');
    const { workspaceHead } = await import('../../../workspace/workspace-head.ts');
    const { loadMyAccountPreview } = await import('#pages/my-account-preview/my-account-preview.loader.ts');
    const data = await askAsMember(loadMyAccountPreview, location, locale);
    return { data, head: workspaceHead('workspace.preview.title', location.publicHref, locale) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Preview,
});

function Preview() {
  return <MyAccountPreviewPage data={Route.useLoaderData().data} />;
}
