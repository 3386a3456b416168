import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ConfirmEmailNotice } from '#capabilities/accounts/ui/mailed-links/ConfirmEmailNotice.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { workspaceMenu } from '../menu/workspace-menu.ts';
import { LogoutButton } from '../shell/session/LogoutButton.tsx';
import { MemberCard } from './MemberCard.tsx';
import { LogoutIcon, WORKSPACE_ROW_CLASSES, WorkspaceLinks } from './WorkspaceLinks.tsx';
import { WorkspaceMenu } from './WorkspaceMenu.tsx';

/** The frame of every page of the workspace: its navigation at the side, on small screens above. */
export function WorkspaceLayout({ children }: { children: ReactNode }) {
  const { locale, text } = useLocale();
  const viewer = useViewer();
  const path = useLocation().publicHref.replace(/[?#].*/, '');
  // The session has just ended: the redirect to the login is under way.
  if (!viewer) return null;
  const menu = workspaceMenu(viewer, locale, path);
  return (
    <div
      data-workspace
      className="page-width flex flex-1 flex-col gap-6 pt-4 pb-16 desktop:grid desktop:grid-cols-[16rem_minmax(0,1fr)] desktop:gap-12 desktop:pt-10 print:block print:p-0"
    >
      <WorkspaceMenu menu={menu} />
      <aside className="hidden desktop:block print:hidden">
        <div className="sticky top-20 flex flex-col gap-5">
          <MemberCard viewer={viewer} />
          <nav aria-label={text('workspace.navigation')}>
            <WorkspaceLinks menu={menu} />
          </nav>
          <LogoutButton className={WORKSPACE_ROW_CLASSES} icon={<LogoutIcon />} />
        </div>
      </aside>
      <div className="min-w-0 desktop:max-w-240 desktop:has-data-full-width:max-w-none">
        {!viewer.emailConfirmed && <ConfirmEmailNotice email={viewer.email} />}
        {children}
      </div>
    </div>
  );
}
