import type { ReactNode } from 'react';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import type { IconName } from '#kit/design/icons/icon-names.ts';
import { Popover } from '#kit/design/overlays/Popover.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** An action against the other party, with a question first. */
export type ThreadAction = 'block' | 'report';

type ThreadMenuProps = {
  isBlocked: boolean;
  /** External advertisers do not write here: there is no one to block. */
  canBlock: boolean;
  name: string;
  onAction: (action: ThreadAction) => void;
};

/** Less frequent actions on a conversation. */
export function ThreadMenu({ isBlocked, canBlock, name, onAction }: ThreadMenuProps) {
  const { text } = useLocale();
  return (
    <Popover
      label={text('messages.more')}
      widthRem={17}
      renderTrigger={(trigger) => (
        <IconButton label={text('messages.more')} icon={<Icon name="ellipsis" className="size-5" />} {...trigger} />
      )}
    >
      {(close) => (
        <ul className="flex flex-col">
          {canBlock && !isBlocked && (
            <MenuRow
              icon="ban"
              onClick={() => {
                close();
                onAction('block');
              }}
            >
              {text('messages.block', { name })}
            </MenuRow>
          )}
          <MenuRow
            icon="flag"
            onClick={() => {
              close();
              onAction('report');
            }}
          >
            {text('messages.report')}
          </MenuRow>
        </ul>
      )}
    </Popover>
  );
}

function MenuRow({ icon, onClick, children }: { icon: IconName; onClick: () => void; children: ReactNode }) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="flex min-h-11 w-full items-center gap-3 rounded-md px-2 py-2 text-left wrap-anywhere hover:bg-mist"
      >
        <Icon name={icon} className="size-4.5 shrink-0" />
        {children}
      </button>
    </li>
  );
}
