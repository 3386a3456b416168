import { BellIcon } from '#capabilities/notifications/ui/BellIcon.tsx';
import { BellPanel } from '#capabilities/notifications/ui/BellPanel.tsx';
import { VisuallyHidden } from '#kit/design/content/VisuallyHidden.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { CLOSING_MENU } from '../../menu/useClosingMenus.ts';

/** The bell of the bar, from desktop up; on smaller screens it is in the drawer. @source docs/reference/screens.md, "Bell" */
export function Bell() {
  const { text } = useLocale();
  return (
    <details {...CLOSING_MENU} name="header-menu" className="group relative hidden desktop:block">
      <summary className="header-item">
        <BellIcon />
        <VisuallyHidden>{text('notifications.title')}</VisuallyHidden>
      </summary>
      <div className="bell-panel">
        <h2 className="border-b border-line px-4 py-3 text-base">{text('notifications.title')}</h2>
        <BellPanel />
      </div>
    </details>
  );
}
