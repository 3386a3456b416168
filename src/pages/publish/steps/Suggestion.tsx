import { useState } from 'react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { StepProps } from './step-props.ts';
import { useSuggestedWords } from './useSuggestedWords.ts';

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
