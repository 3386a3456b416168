import { createFileRoute } from '@tanstack/react-router';
import { currentViewer } from '#kit/viewer/viewer-store.ts';
import { MyPropertyPreviewPage } from '#pages/my-properties-preview/MyPropertyPreviewPage.tsx';

/** An own home as the public sees it. */
export const Route = createFileRoute('/$lang/workspace/my-properties/preview/$id')({
  staticData: { texts: ['properties', 'publish', 'listing'] },
  gcTime: 0,
  loader: async ({ location, context: { locale }, params: { id } }) => {
    const { askAsMember } = await import('../../../workspace/workspace-guard.ts');
    const { workspaceHead } = await import('../../../workspace/workspace-head.ts');
    const { loadMyPropertyPreview } = await import('#pages/my-properties-preview/my-properties-preview.loader.ts');
    const rolesFlag = currentViewer()?.rolesFlag ?? 0;
    const data = await askAsMember(() => loadMyPropertyPreview(id, locale, rolesFlag), location, locale);
    return { data, head: workspaceHead('properties.preview.title', location.publicHref, locale) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Preview,
});

function Preview() {
  return <MyPropertyPreviewPage data={Route.useLoaderData().data} />;
}
