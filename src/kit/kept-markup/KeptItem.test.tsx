import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { LocaleProvider, useLocale } from '../i18n/LocaleProvider.tsx';
import { KeptItem } from './KeptItem.tsx';
import { keepMarkup } from './kept-markup.ts';
import { createMarkupMemory } from './markup-memory.ts';

let rendered = 0;
function Words({ name }: { name: string }) {
  rendered += 1;
  const { locale } = useLocale();
  return (
    <p title={'"<'}>
      {name} & {locale}
      <b>{name}</b>
    </p>
  );
}

const list = (names: readonly string[], locale: 'de' | 'fr' = 'de') =>
  renderToString(
    <LocaleProvider locale={locale} messages={{}}>
      <ul>
        {names.map((name) => (
          <KeptItem key={name} data-home={name} saying={() => (name === 'own' ? null : name)}>
            {() => <Words name={name} />}
          </KeptItem>
        ))}
      </ul>
    </LocaleProvider>,
  );

afterEach(() => keepMarkup(null));

test('an entry whose inside is kept reads as one that is rendered in its place, in each language', () => {
  const plain = [list(['a', 'b', 'own']), list(['b', 'a'], 'fr')];
  keepMarkup(createMarkupMemory());
  for (let time = 0; time < 2; time += 1) {
    expect([list(['a', 'b', 'own']), list(['b', 'a'], 'fr')]).toEqual(plain);
  }
});

test('it is written once, what cannot be told each time, and what there is no room for anew', () => {
  keepMarkup(createMarkupMemory(200));
  rendered = 0;
  list(['a', 'own']);
  list(['a', 'own']);
  expect(rendered).toBe(3);
  for (let name = 0; name < 20; name += 1) list([`home ${name}`]);
  rendered = 0;
  list(['a']);
  expect(rendered).toBe(1);
});
