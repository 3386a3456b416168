import { Select } from '#kit/design/Select.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { FilterFieldsProps } from './filter-fields.ts';
import { roomSteps } from './filter-steps.ts';

/** Fewest and most rooms, in halves. */
export function RoomsFields({ filter, onFilterChange }: FilterFieldsProps) {
  const { text } = useLocale();
  return (
    <div className="grid grid-cols-2 gap-3">
      <RoomsSelect
        label={text('search.minRooms')}
        name="minRooms"
        rooms={filter.minRooms}
        onRoomsChange={(minRooms) => onFilterChange({ ...filter, minRooms })}
      />
      <RoomsSelect
        label={text('search.maxRooms')}
        name="maxRooms"
        rooms={filter.maxRooms}
        onRoomsChange={(maxRooms) => onFilterChange({ ...filter, maxRooms })}
      />
    </div>
  );
}

type RoomsSelectProps = {
  label: string;
  name: string;
  rooms: number | null;
  onRoomsChange: (rooms: number | null) => void;
};

function RoomsSelect({ label, name, rooms, onRoomsChange }: RoomsSelectProps) {
  const { text, number } = useLocale();
  const steps = roomSteps(rooms).map((step) => ({ value: String(step), label: number(step, 1) }));
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
