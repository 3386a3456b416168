import { MovingForm } from '#capabilities/moving/ui/MovingForm.tsx';
import { buildPath } from '#kernel/paths/paths.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Help with a move by the partner company. @source docs/reference/screens.md, "Moving" */
export function MovingPage() {
  const { locale, text } = useLocale();
  return (
    <div className="page-width flex flex-col gap-6 py-8 tablet:py-12">
      <div className="flex max-w-prose flex-col gap-3">
        <h1 className="text-3xl tablet:text-4xl">{text('moving.title')}</h1>
        <p className="text-lg text-muted">{text('moving.description')}</p>
      </div>
      <Panel className="flex w-full max-w-[48rem] flex-col gap-5 tablet:p-8">
        <MovingForm />
        <p className="text-sm text-muted">
          {text('moving.privacy')}{' '}
          <a href={buildPath('privacy', locale)} className="text-lake underline underline-offset-4">
            {text('screen.privacy')}
          </a>
        </p>
      </Panel>
    </div>
  );
}
