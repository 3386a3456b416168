import { completenessOf, improvementsOf } from '#capabilities/publishing/ui/completeness.ts';
import type { StepName } from '#capabilities/publishing/ui/draft/form-steps.ts';
import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type CompletenessProps = { values: OfferForm; pictures: number; onStep: (step: StepName) => void };

/** The completeness of the listing, its missing parts, and their effect. */
export function Completeness({ values, pictures, onStep }: CompletenessProps) {
  const { text } = useLocale();
  const improvements = improvementsOf(values, pictures);
  const percent = completenessOf(improvements);
  const open = improvements.filter(({ isDone }) => !isDone);
  return (
    <Panel className="flex flex-col gap-3">
      <h2 className="text-xl">{text('publish.better.title', { percent })}</h2>
      <meter
        min={0}
        max={100}
        value={percent}
        aria-label={text('publish.better.title', { percent })}
        className={METER_CLASSES}
      />
      {open.length > 0 && (
        <ul className="flex flex-col gap-2">
          {open.map(({ name, step }) => (
            <li key={name}>
              <button type="button" className="min-h-8 text-left underline" onClick={() => onStep(step)}>
                {text(`publish.better.${name}`)}
              </button>
              <span className="block text-sm text-muted">{text(`publish.because.${name}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The bar of a browser has a colour of its own. */
const METER_CLASSES =
  'h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-meter-bar]:bg-lake ' +
  '[&::-webkit-meter-bar]:h-2.5 [&::-webkit-meter-bar]:rounded-full [&::-webkit-meter-bar]:border-0 ' +
  '[&::-webkit-meter-bar]:bg-line [&::-webkit-meter-bar]:bg-none ' +
  '[&::-webkit-meter-inner-element]:block [&::-webkit-meter-inner-element]:h-full ' +
  '[&::-webkit-meter-optimum-value]:bg-lake [&::-webkit-meter-optimum-value]:bg-none';
