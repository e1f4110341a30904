import { vercelStegaDecodeAll, vercelStegaEncode } from '@vercel/stega';
import { describe, expect, it } from 'vitest';
import { withoutFieldPath } from '#schema/fieldPaths.ts';
import { markFields } from './fieldMarks.ts';

const layout = (kind: string) => `PageElementsSectionElements${kind}Layout`;

/** Returns every marked text with its paths. */
function marksIn(value: unknown): [text: string, ...paths: string[]][] {
  if (typeof value === 'string')
    return withoutFieldPath(value) === value
      ? []
      : [[withoutFieldPath(value), ...vercelStegaDecodeAll<string>(value)]];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(marksIn) : [];
}

const markedSection = (section: object, renamed?: Map<string, string[]>) =>
  marksIn(markFields({ page: { pageElements: { sectionElements: [section] } } }, renamed));

describe('markFields', () => {
  it('marks texts with their paths in the section', () => {
    const section = {
      __typename: layout('FeaturesWithCtaBanner'),
      title: 'One',
      features: [{ title: 'Two' }, { title: 'Two' }],
      cta: { title: 'Three', globalButtons: [{ link: { title: 'Four', url: '/four', target: 'blank' } }] },
    };
    expect(markedSection(section)).toEqual([
      ['One', 'title'],
      ['Two', 'features.0.title'],
      ['Two', 'features.1.title'],
      ['Three', 'cta.title'],
      ['Four', 'cta.globalButtons.0.link.title'],
    ]);
  });

  it('replaces marks that an editor has pasted from a preview of another CMS', () => {
    const pastedText = `One${vercelStegaEncode({ origin: 'cms.example', href: '/edit' })}`;
    const section = { __typename: layout('FeaturesWithCtaBanner'), title: pastedText };
    expect(markedSection(section)).toEqual([['One', 'title']]);
  });

  it('names a renamed field as in the content model', () => {
    const section = { __typename: layout('Faq'), rows: [{ question: 'Why?' }] };
    expect(markedSection(section, new Map([['rows', ['faq']]]))).toEqual([['Why?', 'faq.0.question']]);
  });

  it('marks each text between HTML tags, and each cell of a table', () => {
    const html = '<p>One <b>two</b> three</p>\n<hr>\n<ul><li>four</li><li> </li></ul>';
    const markedResponse = markedSection({ __typename: layout('About'), description: html });
    expect(markedResponse).toEqual([[html, ...Array.from({ length: 4 }, () => 'description')]]);
    const table = { __typename: layout('Table'), groups: [{ lines: 'SIM | + | 2 a day \nLog | -' }] };
    const path = 'groups.0.lines';
    expect(markedSection(table)).toEqual([['SIM | + | 2 a day \nLog | -', path, path, path]]);
  });

  it('leaves values without letters, choices, and the names of form fields unmarked', () => {
    const price = {
      ...{ __typename: layout('Pricing') },
      packages: [{ prices: { eur: { price: '12,50' } } }],
    };
    const form = {
      __typename: layout('Form'),
      backgroundColor: ['white'],
      formName: 'Quote',
      formSteps: [
        { stepFields: [{ name: 'Company', label: 'Company', choices: 'One\nTwo', type: ['text'] }] },
      ],
    };
    expect([...markedSection(price), ...markedSection(form)]).toEqual([]);
  });

  it('marks the fields of the edited entry, but not those of other entries', () => {
    const post = { title: 'Mine', productGroup: { label: 'Label' }, author: { node: { name: 'Ada' } } };
    expect(marksIn(markFields({ post, products: { nodes: [{ title: 'Another' }] } }))).toEqual([
      ['Mine', '/title'],
      ['Label', '/productGroup.label'],
    ]);
  });
});
