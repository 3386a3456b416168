import type { EditorView } from '#capabilities/publishing/ui/draft/offer-connection.ts';
import type { OfferEditor } from '#capabilities/publishing/ui/draft/offer-editor.ts';
import { differences, type OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { fieldLabel, fieldText } from './steps/field-texts.ts';

type VersionConflictProps = { editor: OfferEditor; other: NonNullable<EditorView['other']>; shown: OfferForm };

/** An offer that was changed in two places: the differences side by side, and the choice between them. */
export function VersionConflict({ editor, other, shown }: VersionConflictProps) {
  const tools = useLocale();
  const { text } = tools;
  const names = differences(other.form, { ...other.form, ...shown });
  return (
    <Panel aria-labelledby="other-version" className="flex flex-col gap-4 border-brick">
      <h2 id="other-version" className="text-xl">
        {text('publish.other.title')}
      </h2>
      <p>
        {text(other.isOurs ? 'publish.other.here' : 'publish.other.there', { date: tools.date(other.date, 'long') })}
      </p>
      <div className="overflow-x-auto">
        <table className="w-full min-w-80 text-left text-sm">
          <thead>
            <tr>
              <th className="py-1 pr-4 font-medium">{text('publish.other.field')}</th>
              <th className="py-1 pr-4 font-medium">{text('publish.other.shown')}</th>
              <th className="py-1 font-medium">{text('publish.other.other')}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name} className="border-t border-line align-top">
                <th className="py-1.5 pr-4 font-normal text-muted">{fieldLabel(name, tools)}</th>
                <td className="py-1.5 pr-4 wrap-anywhere">{fieldText(name, shown, tools)}</td>
                <td className="py-1.5 wrap-anywhere">{fieldText(name, other.form, tools)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => editor.settle()}>{text('publish.other.keep')}</Button>
        <Button variant="secondary" onClick={() => editor.swap()}>
          {text('publish.other.take')}
        </Button>
      </div>
    </Panel>
  );
}
