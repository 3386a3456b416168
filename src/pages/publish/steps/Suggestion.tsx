import { useState } from 'react';
import { frenchAt } from '#capabilities/locations/ui/french-names.ts';
import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { suggestedText, suggestedTitle } from '#capabilities/publishing/ui/words/suggested-words.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { localeToolsOf } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import type { StepProps } from './step-props.ts';

/** Texts of the buttons, for an empty field and for a filled one. */
const WORDS = {
  title: ['publish.words.suggestTitle', 'publish.words.suggestTitle'],
  description: ['publish.words.suggestText', 'publish.words.suggestAgain'],
} as const;

/** Fills in a title or a text generated from the facts; the previous text can be restored. */
export function Suggestion({ form, values, name }: StepProps & { name: keyof typeof WORDS }) {
  const { text } = useLocale();
  const suggest = useSuggestedWords(values);
  const [before, setBefore] = useState<string | null>(null);
  const write = (words: string): void => form.setValue(name, words, { shouldValidate: true, shouldDirty: true });
  const fill = async (): Promise<void> => {
    const words = (await suggest())[name];
    const written = values[name];
    if (written !== '' && written !== words) setBefore(written);
    write(words);
  };
  const takeBack = (): void => {
    if (before !== null) write(before);
    setBefore(null);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="small"
        icon={<Icon name="pencil-line" className="size-4" />}
        onClick={() => void fill()}
      >
        {text(WORDS[name][values[name] === '' ? 0 : 1])}
      </Button>
      {before !== null && (
        <Button variant="quiet" size="small" icon={<Icon name="undo-2" className="size-4" />} onClick={takeBack}>
          {text('publish.words.takeBack')}
        </Button>
      )}
    </div>
  );
}

/** Generates a title and a text from the facts, in the language that the owner has chosen for them. */
function useSuggestedWords(form: OfferForm): () => Promise<{ title: string; description: string }> {
  return async () => {
    const { language } = form;
    const tools = localeToolsOf(language, await loadMessages(language, ['publish']));
    const city = form.city ?? '';
    const place =
      city === ''
        ? tools.text('location.inCountry')
        : tools.text('location.inCity', { name: language === 'fr' ? frenchAt(city) : city });
    const facts = { form, place, today: new Date().toISOString() };
    return { title: suggestedTitle(facts, tools), description: suggestedText(facts, tools) };
  };
}
