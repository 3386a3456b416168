import { useId } from 'react';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { FilterGroup } from '../filter-groups.ts';
import { withoutFilters } from '../search-changes.ts';
import { ApplyButtons } from './ApplyButtons.tsx';
import { useFilterControls } from './FilterControls.tsx';
import { FilterForm } from './FilterForm.tsx';

type FilterSheetProps = {
  isOpen: boolean;
  /** The group that the visitor came to change. */
  openGroup: FilterGroup | null;
  onClose: () => void;
};

/** All filters in one sheet. Closing it loses nothing: the draft is still there when it opens again. */
export function FilterSheet({ isOpen, openGroup, onClose }: FilterSheetProps) {
  const { text } = useLocale();
  const formId = useId();
  const { draft, known } = useFilterControls();
  return (
    <Dialog
      placement="bottom"
      title={text('search.filters')}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <ApplyButtons
          formId={formId}
          filter={draft.address.filter}
          known={known}
          onClear={() => draft.changeFilter(withoutFilters)}
        />
      }
    >
      <FilterForm id={formId} group="all" openGroup={openGroup} onClose={onClose} />
    </Dialog>
  );
}
