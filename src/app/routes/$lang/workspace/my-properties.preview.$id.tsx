import { createFileRoute } from '@tanstack/react-router';
import { currentViewer } from '#kit/viewer/viewer-store.ts';
import { MyPropertyPreviewPage } from '#pages/my-properties-preview/MyPropertyPreviewPage.tsx';

/** An own home as the public sees it. */
export const Route = createFileRoute('/$lang/workspace/my-properties/preview/$id')({
  staticData: { texts: ['properties', 'publish', 'listing'] },
  gcTime: 0,
  loader: async ({ location, context: { locale }, params: { id } }) => {
    const { openPage } = await import('../../../workspace/open-page.ts');
    const { loadMyPropertyPreview } = await import('#pages/my-properties-preview/my-properties-preview.loader.ts');
    const rolesFlag = currentViewer()?.rolesFlag ?? 0;
    return openPage('properties.preview.title', { location, locale }, () =>
      loadMyPropertyPreview(id, locale, rolesFlag),
    );
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Preview,
});

function Preview() {
  return <MyPropertyPreviewPage data={Route.useLoaderData().data} />;
}
