import { createFileRoute } from '@tanstack/react-router';
import { currentViewer } from '#kit/viewer/viewer-store.ts';
import { MyPropertyPreviewPage } from '#pages/my-properties-preview/MyPropertyPreviewPage.tsx';
import { openPage } from '../../../workspace/open-page.ts';

/** An own home as the public sees it. */
export const Route = createFileRoute('/$lang/workspace/my-properties/preview/$id')({
  staticData: { texts: ['properties', 'publish', 'listing'] },
  gcTime: 0,
  loader: (at) =>
    openPage(
      'properties.preview.title',
      at,
      import('#pages/my-properties-preview/my-properties-preview.loader.ts'),
      ({ loadMyPropertyPreview }) =>
        loadMyPropertyPreview(at.params.id, at.context.locale, currentViewer()?.rolesFlag ?? 0),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Preview,
});

function Preview() {
  return <MyPropertyPreviewPage data={Route.useLoaderData().data} />;
}
