import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SectionBoundary } from '#components/ui/Section/SectionBoundary.tsx';
import { sectionFailures } from './sectionFailures.ts';

function Broken(): never {
  throw new Error('This section is broken.');
}

const page = (
  <main>
    <SectionBoundary>First</SectionBoundary>
    <SectionBoundary>
      <Broken />
    </SectionBoundary>
    <SectionBoundary>Last</SectionBoundary>
  </main>
);

it('sectionFailures returns the errors of sections missing from the page', async () => {
  const html = renderToString(page);
  expect(html).toContain('First');
  expect(html).toContain('Last');
  expect(await sectionFailures(page, html)).toEqual([new Error('This section is broken.')]);
});

it('sectionFailures returns nothing for a complete page', async () => {
  const wholePage = <SectionBoundary>Whole</SectionBoundary>;
  expect(await sectionFailures(wholePage, renderToString(wholePage))).toEqual([]);
});
