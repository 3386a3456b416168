import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#kit/i18n/LocaleProvider.tsx';
import { loadMessages } from '#kit/i18n/messages.ts';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';

test.each([Dialog, Drawer])('the page keeps its one header and footer when a %o opens', async (Modal) => {
  const html = renderToString(
    <LocaleProvider locale="en" messages={await loadMessages('en')}>
      <Modal title="Filters" isOpen onClose={() => {}} footer="Apply">
        Price
      </Modal>
    </LocaleProvider>,
  );
  expect(html).toMatch(/Filters.*Price.*Apply/s);
  expect(html).not.toMatch(/<(header|footer|main|nav|aside)\b|role="(banner|contentinfo)"/);
});
