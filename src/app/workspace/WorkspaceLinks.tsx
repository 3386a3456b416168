import { Icon } from '#kit/design/icons/Icon.tsx';
import type { IconName } from '#kit/design/icons/icon-names.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { menuLinkAttributes } from '../menu/MenuLinkText.tsx';
import { isGroup, type MenuEntry, type MenuLink } from '../menu/menu-entry.ts';
import { NewCount } from '../menu/NewCount.tsx';

/** The sections of the workspace, with the number of new items in each. */
export function WorkspaceLinks({ menu }: { menu: readonly MenuEntry[] }) {
  const { text } = useLocale();
  return (
    <ul className="flex flex-col gap-0.5">
      {menu.map((entry) => (
        <li key={entry.label}>
          {isGroup(entry) ? (
            <>
              <p className="px-3 pt-3 pb-1 text-sm text-muted">{text(entry.label)}</p>
              <ul aria-label={text(entry.label)} className="flex flex-col gap-0.5 pb-2">
                {entry.links.map((link) => (
                  <li key={link.href}>
                    <WorkspaceLink link={link} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <WorkspaceLink link={entry} />
          )}
        </li>
      ))}
    </ul>
  );
}

function WorkspaceLink({ link }: { link: MenuLink }) {
  const { text } = useLocale();
  return (
    <a {...menuLinkAttributes(link)} className={WORKSPACE_ROW_CLASSES}>
      <span className="flex items-center gap-3">
        <SectionIcon icon={link.icon} />
        <span className="min-w-0 flex-1 hyphens-auto">{text(link.label)}</span>
        <NewCount count={link.newCount} />
      </span>
    </a>
  );
}

/** The icon of a section. */
export function SectionIcon({ icon }: { icon: IconName | undefined }) {
  return icon && <Icon name={icon} className="size-4.5 shrink-0" />;
}

/** The icon of logout, in the style of the sections. */
export const LogoutIcon = () => <SectionIcon icon="log-out" />;

/** A row of the workspace's navigation. */
export const WORKSPACE_ROW_CLASSES =
  'block min-h-11 rounded-md px-3 py-2.5 transition-colors hover:bg-mist aria-[current]:bg-lake-tint ' +
  'aria-[current]:font-medium aria-[current]:text-lake-hover';
