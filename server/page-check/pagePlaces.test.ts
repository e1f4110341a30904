import { expect, test } from 'vitest';
import { placesIn } from './pagePlaces.ts';
import { parseHtml } from './pageTree.ts';

test('placesIn returns the sections and the headings of texts, with their visible text', () => {
  const html = `<header><section id="menu"><h2>Menu</h2></section></header><main>
<section id="hero-element"><h1>Radio &amp; rain</h1></section>
<section id="faq-2" aria-labelledby="_R_3_"><h2 id="_R_3_">Questions</h2><h3 id="price">What it costs</h3></section>
<section id="box-grid"><style>p{}</style><div><p>Four boxes</p><p>and more</p></div></section>
<section><h2>Without an anchor</h2></section>
<nav><h2 id="contents">On this page</h2></nav>
<h2 id="the-fault">The <em>fault</em></h2>
</main><footer><section id="newsletter"><h2>Newsletter</h2></section></footer>`;
  expect(placesIn(parseHtml(html))).toEqual([
    { id: 'hero-element', text: 'Radio & rain', kind: 'heroelement' },
    { id: 'faq-2', text: 'Questions', kind: 'faq' },
    { id: 'price', text: 'What it costs' },
    { id: 'box-grid', text: 'Four boxes', kind: 'boxgrid' },
    { id: 'the-fault', text: 'The fault' },
  ]);
});

test('placesIn returns at most two hundred link targets, with shortened texts', () => {
  const html = Array.from(
    { length: 300 },
    (_, index) => `<h2 id="a${index}">${'long '.repeat(100)}</h2>`,
  ).join('');
  const places = placesIn(parseHtml(`<main>${html}</main>`));
  expect(places).toHaveLength(200);
  expect(places[0]?.text).toHaveLength(100);
});
