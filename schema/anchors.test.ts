import { describe, expect, it } from 'vitest';
import { anchorsOf, isMadeUpId, sectionAnchors } from './anchors.ts';

const idsOf = (...headings: (string | null)[]) => anchorsOf(headings).map((anchor) => anchor?.id);

describe('anchorsOf', () => {
  it('derives lower-case anchors from headings in every alphabet', () => {
    expect(idsOf('Reading the rejection', 'Når det er højvande', 'Größe & Maß: 5 < 6')).toEqual([
      'reading-the-rejection',
      'når-det-er-højvande',
      'größe--maß-5--6',
    ]);
  });

  it('numbers repeated headings', () => {
    expect(idsOf('The fault', 'The fault', 'The fault')).toEqual(['the-fault', 'the-fault-1', 'the-fault-2']);
  });

  it('avoids the IDs of the page and its hash links', () => {
    expect(idsOf('Main', 'Lead', 'Openchat', '__vike')).toEqual(['main-1', 'lead-1', 'openchat-1', 'vike']);
  });

  it('keeps the anchors that an editor set', () => {
    const ids = anchorsOf(
      ['Prices', 'My own', 'Terms'],
      ['prices', 'terms', 'note'],
      [undefined, 'prices', 'terms'],
    );
    expect(ids.map((anchor) => anchor?.id)).toEqual(['prices-1', 'my-own', 'terms']);
  });

  it('returns undefined for entries without a heading', () => {
    expect(anchorsOf([null, 'One', undefined, ' ', '—'])).toEqual([
      undefined,
      { id: 'one', text: 'One' },
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('sectionAnchors', () => {
  it('derives anchors from section kinds, numbered from the second one on', () => {
    expect(sectionAnchors(['HeroElement', 'Faq', undefined, 'SplitContentImgRight', 'Faq', 'Faq'])).toEqual([
      'hero-element',
      'faq',
      undefined,
      'split-content-img-right',
      'faq-2',
      'faq-3',
    ]);
  });

  it('avoids the IDs of the page', () => {
    expect(sectionAnchors(['Newsletter', 'Lead'])).toEqual(['section-newsletter', 'section-lead']);
  });

  it('never returns IDs that React could generate', () => {
    expect(
      ['_R_1_', 'PriceControls_R_2_', ':r1:', 'faq-2', 'größe--maß', 'My_Anchor', 'a:b'].map(isMadeUpId),
    ).toEqual([true, true, true, false, false, false, false]);
  });
});
