import { describe, expect, it } from 'vitest';
import { anchorsOf, isMadeUpId, sectionAnchors } from './anchors.ts';

const idsOf = (...headings: (string | null)[]) => anchorsOf(headings).map((anchor) => anchor?.id);

describe('the anchors of headings', () => {
  it('are the headings in lower case, in every alphabet', () => {
    expect(idsOf('Reading the rejection', 'Når det er højvande', 'Größe & Maß: 5 < 6')).toEqual([
      'reading-the-rejection',
      'når-det-er-højvande',
      'größe--maß-5--6',
    ]);
  });

  it('differ where headings do not', () => {
    expect(idsOf('The fault', 'The fault', 'The fault')).toEqual(['the-fault', 'the-fault-1', 'the-fault-2']);
  });

  it('leave the ids of the page and of the site’s own links alone', () => {
    expect(idsOf('Main', 'Lead', 'Openchat', '__vike')).toEqual(['main-1', 'lead-1', 'openchat-1', 'vike']);
  });

  it('keep an editor’s anchor at its own element', () => {
    const ids = anchorsOf(
      ['Prices', 'My own', 'Terms'],
      ['prices', 'terms', 'note'],
      [undefined, 'prices', 'terms'],
    );
    expect(ids.map((anchor) => anchor?.id)).toEqual(['prices-1', 'my-own', 'terms']);
  });

  it('keep the places of what is no heading', () => {
    expect(anchorsOf([null, 'One', undefined, ' ', '—'])).toEqual([
      undefined,
      { id: 'one', text: 'One' },
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the anchors of sections', () => {
  it('are their kinds, numbered from the second one on', () => {
    expect(sectionAnchors(['HeroElement', 'Faq', undefined, 'SplitContentImgRight', 'Faq', 'Faq'])).toEqual([
      'hero-element',
      'faq',
      undefined,
      'split-content-img-right',
      'faq-2',
      'faq-3',
    ]);
  });

  it('leave the ids of the page’s own parts alone', () => {
    expect(sectionAnchors(['Newsletter', 'Lead'])).toEqual(['section-newsletter', 'section-lead']);
  });

  it('are told from the ids that React makes up', () => {
    expect(
      ['_R_1_', 'PriceControls_R_2_', ':r1:', 'faq-2', 'größe--maß', 'My_Anchor', 'a:b'].map(isMadeUpId),
    ).toEqual([true, true, true, false, false, false, false]);
  });
});
