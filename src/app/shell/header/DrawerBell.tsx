import { BellIcon } from '#capabilities/notifications/ui/BellIcon.tsx';
import { BellPanel } from '#capabilities/notifications/ui/BellPanel.tsx';
import { Accordion } from '#kit/design/content/Accordion.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The bell in the drawer, up to tablet landscape. */
export function DrawerBell() {
  const { text } = useLocale();
  return (
    <Accordion
      name="drawer-menu"
      title={
        <span className="flex flex-1 items-center gap-3">
          {text('notifications.title')}
          <BellIcon />
        </span>
      }
    >
      <div className="-mx-5">
        <BellPanel />
      </div>
    </Accordion>
  );
}
