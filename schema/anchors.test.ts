import { describe, expect, it } from 'vitest';
import { anchorsOf } from './anchors.ts';

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
