import { DescriptionText } from '#kit/design/content/DescriptionText.tsx';
import { FactList } from '#kit/design/content/FactList.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { KitSection } from './KitSection.tsx';

const DESCRIPTION = `Helle Wohnung mit Blick auf den See.
Zwei Gehminuten bis zum Bahnhof.

Die Wohnung bietet:
- einen Balkon gegen Süden
- Kellerabteil und Veloraum
- einen Einstellhallenparkplatz (CHF 150.– pro Monat)

Wir freuen uns auf Ihren Besuch.`;

/** Facts and descriptions. */
export function TextSection() {
  const { money, rooms, area, date } = useLocale();
  const icon = 'size-4.5 shrink-0';
  return (
    <KitSection id="text" title="Facts and text">
      <FactList
        facts={[
          { label: 'Rent', value: money(1950) },
          { label: 'Rooms', value: rooms(3.5) },
          { label: 'Living space', value: area(84), icon: <Icon name="ruler" className={icon} /> },
          { label: 'Available', value: date('2027-04-01'), icon: <Icon name="calendar-days" className={icon} /> },
          { label: 'Wohnungsübergabeprotokoll', value: 'Digitale Wohnungsübergabe' },
        ]}
      />
      <Panel className="max-w-dialog-lg">
        <DescriptionText text={DESCRIPTION} lang="de" />
      </Panel>
    </KitSection>
  );
}
