import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#kit/i18n/LocaleProvider.tsx';
import { loadMessages } from '#kit/i18n/messages.ts';
import { Dialog } from './Dialog.tsx';

test.each(['medium', 'bottom'] as const)(
  'the page keeps its one header and footer when a %s dialog opens',
  async (placement) => {
    const html = renderToString(
      <LocaleProvider locale="en" messages={await loadMessages('en')}>
        <Dialog placement={placement} title="Filters" isOpen onClose={() => {}} footer="Apply">
          Price
        </Dialog>
      </LocaleProvider>,
    );
    expect(html).toMatch(/Filters.*Price.*Apply/s);
    expect(html).not.toMatch(/<(header|footer|main|nav|aside)\b|role="(banner|contentinfo)"/);
  },
);
