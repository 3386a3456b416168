import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { LOCALES } from '#kernel/locale.ts';
import { NO_SITE_LINKS, type SiteLinks } from '#kernel/site-links.ts';
import { SITE_LINKS_META } from '#kit/links/site-links.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

/** Stands for the settings of an operator with market data. */
function setMarketData(): void {
  const links: SiteLinks = { ...NO_SITE_LINKS, dataProducts: { report: 'https://data.example.ch/{language}' } };
  const meta = document.createElement('meta');
  meta.name = SITE_LINKS_META;
  meta.content = JSON.stringify(links);
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}

const WORDS = { en: 'New!', fr: 'Nouveau!', de: 'Neu!', it: 'Nuovo!' };

test.each(LOCALES)(
  'the badge of the market data shows in the bar in %s, in the window and clear of other entries',
  async (locale) => {
    setMarketData();
    for (const width of [1264, 1440]) {
      await mountPage(`/${locale}`, { window: { width, height: 800 } });
      const bar = page.getByRole('banner').getByRole('navigation');
      const badge = bar.getByText(WORDS[locale]);
      await expect.element(badge).toBeVisible();
      const box = (await badge.findElement()).getBoundingClientRect();
      const next = page.getByRole('banner').getByCss('summary').last().element().getBoundingClientRect();
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.width).toBeGreaterThan(0);
      expect(box.right).toBeLessThanOrEqual(next.x);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  },
);
