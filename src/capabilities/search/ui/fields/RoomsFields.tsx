import { Select } from '#kit/design/fields/choices/Select.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { isRoomChipOn, ROOM_CHIPS, withRoomChip } from '../choices/room-range.ts';
import { countedLabel, type ExpectedCount, roomsCount } from '../facet-counts.ts';
import type { FilterFieldsProps } from '../filter-fields.ts';
import { FilterStepButtons } from './FilterStepButtons.tsx';
import { roomSteps } from './filter-steps.ts';

/** Number of rooms: by one or two taps, or from and to in halves. */
export function RoomsFields({ filter, onFilterChange, facets }: FilterFieldsProps) {
  const { text } = useLocale();
  const { minRooms, maxRooms } = filter;
  return (
    <div className="flex flex-col gap-4">
      <FilterStepButtons
        label={text('search.roomChips')}
        isLabelHidden
        steps={ROOM_CHIPS}
        format={(rooms) => (rooms === ROOM_CHIPS.length ? text('search.roomsOrMore', { rooms }) : String(rooms))}
        isOn={(rooms) => isRoomChipOn(filter, rooms)}
        onTap={(rooms) => onFilterChange((now) => ({ ...now, ...withRoomChip(now, rooms) }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <RoomsSelect
          label={text('search.minRooms')}
          name="minRooms"
          rooms={minRooms}
          onRoomsChange={(rooms) => onFilterChange((now) => ({ ...now, minRooms: rooms }))}
          countFor={(rooms) => roomsCount(facets, rooms, maxRooms)}
        />
        <RoomsSelect
          label={text('search.maxRooms')}
          name="maxRooms"
          rooms={maxRooms}
          onRoomsChange={(rooms) => onFilterChange((now) => ({ ...now, maxRooms: rooms }))}
          countFor={(rooms) => roomsCount(facets, minRooms, rooms)}
        />
      </div>
    </div>
  );
}

type RoomsSelectProps = {
  label: string;
  name: string;
  rooms: number | null;
  onRoomsChange: (rooms: number | null) => void;
  /** Number of homes that a choice would leave. */
  countFor: (rooms: number) => ExpectedCount;
};

function RoomsSelect({ label, name, rooms, onRoomsChange, countFor }: RoomsSelectProps) {
  const { text, number } = useLocale();
  const steps = roomSteps(rooms).map((step) => ({
    value: String(step),
    label: countedLabel(number(step, 1), countFor(step), number),
  }));
  return (
    <Select
      label={label}
      name={name}
      choices={[{ value: '', label: text('search.any') }, ...steps]}
      value={rooms ?? ''}
      onChange={({ currentTarget }) => onRoomsChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
    />
  );
}
