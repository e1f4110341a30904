import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrate } from './hydrate.tsx';
import { Island } from './Island.tsx';

let reports: string[] = [];
beforeEach(() => {
  reports = [];
  vi.stubGlobal('fetch', async (address: string) => {
    reports.push(address);
    return new Response();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function islandOf(html: string, props: object): HTMLElement {
  const island = document.body.appendChild(document.createElement('site-island'));
  island.innerHTML = html;
  island.setAttribute('props', JSON.stringify(props));
  return island;
}

function Counter({ from }: { from: number }) {
  const [count, setCount] = useState(from);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

it('hydrate reuses the HTML of the server', async () => {
  const island = islandOf(renderToString(<Counter from={3} />), { from: 3 });
  const button = screen.getByRole('button');
  const root = await hydrate(island, Counter, {});
  expect(screen.getByRole('button')).toBe(button);
  fireEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe('4'));
  root.unmount();
});

it('hydrate generates the same IDs as the server', async () => {
  function Field() {
    const id = useId();
    return <input id={id} onFocus={({ target }) => (target.value = id)} />;
  }
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  document.body.innerHTML = renderToString(
    <I18nProvider i18n={i18n}>
      {/* The name does not matter here, because only the loader uses it. */}
      <Island name="NewsletterForm" of={Field} props={{}} hydrateOn="idle" />
    </I18nProvider>,
  );
  const island = document.querySelector<HTMLElement>('site-island');
  if (island === null) throw new Error('The server rendered no island.');
  const root = await hydrate(island, Field, {});
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.focus(field);
  expect(field.value).toBe(field.id);
  root.unmount();
});

it('hydrate shows the server’s HTML of an island that throws, and reports the error', async () => {
  function Broken(): never {
    throw new Error('only in the browser');
  }
  const island = islandOf('<form action="/api/newsletter"></form>', {});
  const root = await hydrate(island, Broken, {});
  expect(island.querySelector('form')?.getAttribute('action')).toBe('/api/newsletter');
  expect(reports).toEqual(['/api/client-errors']);
  root.unmount();
});
