import { useEffect, useRef } from 'react';
import type { OpenedHomes } from '#capabilities/search/ui/map/SearchMap.tsx';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type OpenedHomesHeadingProps = { id: string; opened: OpenedHomes; onClose: () => void };

/** The number of homes of an opened pin; screen readers begin here. */
export function OpenedHomesHeading({ id, opened, onClose }: OpenedHomesHeadingProps) {
  const { text } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each pin opened is read from its beginning
  useEffect(() => heading.current?.focus({ preventScroll: true }), [opened.cells[0]]);
  return (
    <div className="flex items-center justify-between gap-3 -mr-1">
      <h2 ref={heading} id={id} tabIndex={-1} className="text-base">
        {text('map.homesHere', { count: opened.count })}
      </h2>
      <IconButton label={text('kit.close')} icon={<Icon name="x" className="size-5" />} onClick={onClose} />
    </div>
  );
}
