import { KitSection, KitState } from './KitSection.tsx';

const COLOURS = [
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['mist', 'bg-mist'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['lake', 'bg-lake'],
  ['lake-hover', 'bg-lake-hover'],
  ['lake-tint', 'bg-lake-tint'],
  ['brick', 'bg-brick'],
  ['brick-tint', 'bg-brick-tint'],
  ['bronze', 'bg-bronze'],
  ['silver', 'bg-silver'],
  ['gold', 'bg-gold'],
  ['partner', 'bg-partner'],
] as const;

const SIZES = ['text-5xl', 'text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg'] as const;

/** Colours and type. */
export function TokensSection() {
  return (
    <KitSection id="tokens" title="Colour and type">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-4">
        {COLOURS.map(([name, swatch]) => (
          <div key={name} className="flex flex-col gap-1.5 text-sm">
            <span className={`h-16 rounded-md border border-line ${swatch}`} />
            {name}
          </div>
        ))}
      </div>
      <div className="flex flex-col gap-3">
        {SIZES.map((size) => (
          <p key={size} className={`font-display font-semibold tracking-tight ${size}`}>
            Ein Zuhause über dem See
          </p>
        ))}
        <p>Text: dreieinhalb Zimmer, zweiter Stock, Blick auf den Neuenburgersee und die Alpen.</p>
        <p className="text-sm text-muted">Small and muted: Rue de Bourg 12, 1003 Lausanne</p>
        <p className="text-xs">Smallest: Mehrfamilienhausverwaltungsgesellschaft</p>
      </div>
      <KitState name="tabular figures">
        <p className="text-xl font-semibold tabular-nums">
          CHF 1’950.–
          <br />
          CHF 2’117.–
        </p>
      </KitState>
    </KitSection>
  );
}
