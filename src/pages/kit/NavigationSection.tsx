import { useState } from 'react';
import { Accordion } from '#kit/design/content/Accordion.tsx';
import { Chip } from '#kit/design/content/Chip.tsx';
import { Breadcrumbs } from '#kit/design/navigation/Breadcrumbs.tsx';
import { Pagination } from '#kit/design/navigation/Pagination.tsx';
import { Tabs } from '#kit/design/navigation/Tabs.tsx';
import { KitSection, KitState } from './KitSection.tsx';

const TABS = [
  { value: 'active', label: 'Active', count: 12 },
  { value: 'drafts', label: 'Drafts', count: 3 },
  { value: 'archive', label: 'Archive' },
];
const CRUMBS = [
  { label: 'Rent', href: '#navigation' },
  { label: 'Vaud', href: '#navigation-vaud' },
  { label: 'Lausanne', href: '#navigation-lausanne' },
  { label: 'Bright flat with a balcony over the old town' },
];

/** Ways through lists and pages. */
export function NavigationSection() {
  const [tab, setTab] = useState('active');
  const [chips, setChips] = useState(['Lausanne', '3 rooms or more', 'Einstellhallenparkplatz']);
  return (
    <KitSection id="navigation" title="Navigation">
      <Breadcrumbs items={CRUMBS} />
      <KitState name="pages: first, middle, last">
        {[1, 417, 834].map((page) => (
          <Pagination
            key={page}
            label={`Pages, ${page} chosen`}
            page={page}
            pageCount={834}
            hrefOf={(number) => `#page-${number}`}
          />
        ))}
      </KitState>
      <Tabs label="Listings" tabs={TABS} value={tab} onValueChange={setTab}>
        <p>The content of “{tab}”.</p>
      </Tabs>
      <KitState name="what is set">
        <div className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <Chip key={chip} name={chip} onRemove={() => setChips(chips.filter((other) => other !== chip))} />
          ))}
        </div>
      </KitState>
      <div className="max-w-prose">
        <Accordion title="Who sees my phone number?" name="questions" open>
          <p>People who tap on it, one at a time.</p>
        </Accordion>
        <Accordion title="How are homes sorted?" name="questions">
          <p>By freshness, completeness and the plausibility of their price.</p>
        </Accordion>
      </div>
    </KitSection>
  );
}
