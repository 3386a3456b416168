import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '#pages/audit/AuditPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';
import { openPage } from '../../../workspace/open-page.ts';

/** The audit log, for administrators. */
export const Route = createFileRoute('/$lang/workspace/audit')({
  gcTime: 0,
  staticData: { texts: ['moderation', 'payment'] },
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: (at) =>
    openPage('workspace.audit', at, import('#pages/audit/audit.loader.ts'), ({ loadAudit }) =>
      loadAudit(at.deps.query),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Audit,
});

function Audit() {
  return <AuditPage data={Route.useLoaderData().data} />;
}
