import { setupI18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { expect, it } from 'vitest';
import { cachedMarkup } from './cachedMarkup.tsx';

const english = setupI18n({ locale: 'en', messages: { en: {} } });
const danish = setupI18n({ locale: 'da', messages: { da: {} } });

function Entry({ title, onDrawn }: { title: string; onDrawn: () => void }) {
  const { i18n } = useLingui();
  onDrawn();
  return <b lang={i18n.locale}>{title}</b>;
}

function keptEntries() {
  let drawn = 0;
  const markup = cachedMarkup((content: { title: string }) => (
    <Entry title={content.title} onDrawn={() => (drawn += 1)} />
  ));
  return { markup, drawn: () => drawn };
}

it('draws a content once, however many pages show it', () => {
  const { markup, drawn } = keptEntries();
  const menu = { title: 'SIM & eSIM' };
  expect(markup(menu, english)).toEqual({ __html: '<b lang="en">SIM &amp; eSIM</b>' });
  expect(markup(menu, english)).toEqual({ __html: '<b lang="en">SIM &amp; eSIM</b>' });
  expect(drawn()).toBe(1);
});

it('draws what an editor changed, and the menu of another language, on its own', () => {
  const { markup } = keptEntries();
  expect(markup({ title: 'Prices' }, english).__html).toBe('<b lang="en">Prices</b>');
  expect(markup({ title: 'Plans' }, english).__html).toBe('<b lang="en">Plans</b>');
  expect(markup({ title: 'Priser' }, danish).__html).toBe('<b lang="da">Priser</b>');
});
