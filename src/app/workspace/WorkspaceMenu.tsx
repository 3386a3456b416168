import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { isGroup, type MenuEntry } from '../menu/menu-entry.ts';
import { NewCount } from '../menu/NewCount.tsx';
import { CLOSING_MENU } from '../menu/useClosingMenus.ts';
import { LogoutButton } from '../shell/session/LogoutButton.tsx';
import { LogoutIcon, SectionIcon, WORKSPACE_ROW_CLASSES, WorkspaceLinks } from './WorkspaceLinks.tsx';

/** The navigation of the workspace on screens too small for a sidebar: the current section, with a menu of all sections. */
export function WorkspaceMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const { text } = useLocale();
  const links = menu.flatMap((entry) => (isGroup(entry) ? entry.links : [entry]));
  const current = links.find((link) => link.isCurrent);
  const newElsewhere = links.reduce((sum, link) => sum + (link.isCurrent ? 0 : (link.newCount ?? 0)), 0);
  return (
    <nav aria-label={text('workspace.navigation')} className="desktop:hidden print:hidden">
      <details {...CLOSING_MENU} className="group relative z-30">
        <summary className="flex min-h-12 list-none items-center gap-3 rounded-md border border-line bg-surface px-4 font-medium [&::-webkit-details-marker]:hidden">
          <SectionIcon icon={current?.icon} />
          <span className="min-w-0 flex-1 truncate">{text(current?.label ?? 'workspace.navigation')}</span>
          <NewCount count={newElsewhere} />
          <Icon name="chevron-down" className="size-5 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="absolute inset-x-0 top-full mt-2 max-h-[calc(100dvh-9rem)] overflow-y-auto overscroll-contain rounded-md border border-line bg-surface p-2 shadow-float">
          <WorkspaceLinks menu={menu} />
          <div className="mt-2 border-t border-line pt-2">
            <LogoutButton className={WORKSPACE_ROW_CLASSES} icon={<LogoutIcon />} />
          </div>
        </div>
      </details>
    </nav>
  );
}
