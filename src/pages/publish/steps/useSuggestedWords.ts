import { frenchAt } from '#capabilities/locations/ui/french-names.ts';
import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { suggestedText, suggestedTitle } from '#capabilities/publishing/ui/words/suggested-words.ts';
import { localeToolsOf } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';

/** Generates a title and a text from the facts, in the language that the owner has chosen for them. */
export function useSuggestedWords(form: OfferForm): () => Promise<{ title: string; description: string }> {
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
