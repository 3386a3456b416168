import { useState } from 'react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { NumberField } from '#kit/design/fields/numbers/NumberField.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Dialog, type DialogPlacement } from '#kit/design/overlays/Dialog.tsx';
import { Popover } from '#kit/design/overlays/Popover.tsx';
import { Tooltip } from '#kit/design/overlays/Tooltip.tsx';
import { KitSection, KitState } from './KitSection.tsx';
import { PlaceCombobox } from './PlaceCombobox.tsx';

const WIDTHS = ['small', 'medium', 'large', 'huge'] as const;
const SIDES = ['left', 'right', 'bottom'] as const;

/** Overlays above the page. */
export function OverlaysSection() {
  const [width, setWidth] = useState<DialogPlacement | null>(null);
  const [side, setSide] = useState<DialogPlacement | null>(null);
  return (
    <KitSection id="overlays" title="Overlays">
      <KitState name="dialog: 22, 30, 40, 60 rem">
        <div className="flex flex-wrap gap-3">
          {WIDTHS.map((name) => (
            <Button key={name} variant="secondary" onClick={() => setWidth(name)}>
              {name}
            </Button>
          ))}
        </div>
        <Dialog
          title="Login"
          isOpen={width !== null}
          onClose={() => setWidth(null)}
          placement={width ?? 'medium'}
          footer={<Button onClick={() => setWidth(null)}>Login</Button>}
        >
          <p>Welcome back! Please login to continue.</p>
        </Dialog>
      </KitState>
      <KitState name="dialog at an edge: menu, side, filters">
        <div className="flex flex-wrap gap-3">
          {SIDES.map((name) => (
            <Button key={name} variant="secondary" onClick={() => setSide(name)}>
              {name}
            </Button>
          ))}
        </div>
        <Dialog
          title="Filters"
          isOpen={side !== null}
          onClose={() => setSide(null)}
          placement={side ?? 'left'}
          footer={<Button className="flex-1">Show 1’204 homes</Button>}
        >
          <div className="flex min-h-80 flex-col gap-4">Location, type, price, rooms, area.</div>
        </Dialog>
      </KitState>
      <KitState name="popover: a sheet below tablet width; tooltip">
        <div className="flex flex-wrap items-center gap-3">
          <PricePopover />
          <span className="ml-auto">
            <PricePopover />
          </span>
          <Tooltip text="The median of homes of the same size in this place.">
            {(describedBy) => (
              <IconButton
                aria-describedby={describedBy}
                label="What is this?"
                icon={<Icon name="circle-question-mark" className="size-5" />}
              />
            )}
          </Tooltip>
        </div>
      </KitState>
    </KitSection>
  );
}

function PricePopover() {
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(2500);
  return (
    <Popover
      label="Price"
      renderTrigger={(trigger) => (
        <Button variant="secondary" {...trigger}>
          Price <Icon name="chevron-down" className="size-4" />
        </Button>
      )}
      renderFooter={(close) => (
        <Button className="w-full" onClick={close}>
          Show 1’204 homes
        </Button>
      )}
    >
      <div className="grid grid-cols-2 gap-4">
        <div className="col-span-2">
          <PlaceCombobox label="Around" answer="found" />
        </div>
        <NumberField label="From" value={from} onValueChange={setFrom} unit="CHF" />
        <NumberField label="To" value={to} onValueChange={setTo} unit="CHF" />
      </div>
    </Popover>
  );
}
