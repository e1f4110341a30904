import { expect, test } from 'vitest';
import { kinds } from '#components/sections/generated/kinds.ts';
import { acfFieldGroups } from '#wordpress/model/acfFieldGroups.ts';
import { kindGroups, storedName } from '#content-model/Field.ts';
import { inOrder } from '#wordpress/model/model.ts';
import { isPlatformKind } from '#tests/support/platformKinds.ts';
import { createSectionPicker, firstField } from './sectionPicker.ts';

const kind = (name: string, help: string) => `<li><button value="${name}">${name} ${help}</button></li>`;

test('choose finds kinds by name, purpose and group, and hides empty groups', async () => {
  document.body.innerHTML = `<dialog id="skerry-picker"><input type="search"><p role="status" data-none="none"></p>
    <section><h3>Prices</h3><ul>${kind('packages', 'by currency')}${kind('compare', 'line by line')}</ul></section>
    <section><h3>Forms</h3><ul>${kind('enquiry', 'with steps')}</ul></section></dialog>`;
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = function close(value) {
    this.returnValue = value ?? '';
    this.dispatchEvent(new Event('close'));
  };
  const choice = createSectionPicker().choose();
  const search = document.querySelector('input');
  if (search === null) throw new Error('There is no search.');
  const shownAfter = (text: string) => {
    search.value = text;
    search.dispatchEvent(new Event('input'));
    return [...document.querySelectorAll('section:not([hidden]) li:not([hidden]) button')].map((button) =>
      button.getAttribute('value'),
    );
  };

  expect(shownAfter('prices')).toEqual(['packages', 'compare']);
  expect(shownAfter('LINE prices')).toEqual(['compare']);
  expect(shownAfter('boat')).toEqual([]);
  expect(document.querySelector('[role=status]')?.textContent).toBe('none');
  expect(shownAfter('steps')).toEqual(['enquiry']);
  search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(await choice).toBe('enquiry');
});

/** The platform's section kinds that the company offers. Copies in `brand/sections/` have the same search terms. */
const kindNames = inOrder(kinds).filter(({ name }) => isPlatformKind(name));

/** Search terms that marketing editors type, and the section kind that they mean. */
const expectedNames: Record<'en' | 'da' | 'de', Record<string, string>> = {
  en: {
    ...{ hero: 'hero_element', banner: 'hero_element', header: 'hero_element', headline: 'section_title' },
    ...{ FAQ: 'faq', faqs: 'faq', accordion: 'faq', 'questions and answers': 'faq' },
    ...{ CTA: 'call_to_action_card', button: 'call_to_action_card', 'call to action': 'call_to_action_card' },
    ...{ testimonial: 'cases', testimonials: 'cases', quote: 'cases', logos: 'cases', reviews: 'cases' },
    ...{ image: 'top_img_with_content', photo: 'top_img_with_content', video: 'content_with_cta_banner' },
    ...{ gallery: 'box_grid', 'image gallery': 'box_grid', cards: 'box_grid', carousel: 'box_grid' },
    ...{
      team: 'our_team',
      table: 'table',
      pricing: 'pricing',
      'pricing table': 'pricing',
      plans: 'package_selector',
    },
    ...{
      map: 'our_office',
      form: 'form',
      'contact form': 'contact',
      newsletter: 'sign_up',
      subscribe: 'sign_up',
    },
    ...{ steps: 'guide', timeline: 'guide', stats: 'large_facts_feature_boxes', blog: 'featured_content' },
    ...{ feature: 'features', 'about us': 'about', mission: 'our_values' },
  },
  da: {
    ...{
      hero: 'hero_element',
      CTA: 'call_to_action_card',
      'ofte stillede spørgsmål': 'faq',
      knap: 'call_to_action_card',
      citat: 'cases',
    },
    ...{ billede: 'top_img_with_content', galleri: 'box_grid', tabel: 'table', kort: 'our_office' },
    ...{
      medarbejdere: 'our_team',
      nyhedsbrev: 'sign_up',
      formular: 'form',
      priser: 'pricing',
      accordion: 'faq',
    },
  },
  de: {
    ...{
      hero: 'hero_element',
      CTA: 'call_to_action_card',
      Akkordeon: 'faq',
      Schaltfläche: 'call_to_action_card',
      Kundenstimmen: 'cases',
    },
    ...{ Bild: 'top_img_with_content', Galerie: 'box_grid', Tabelle: 'table', Karte: 'our_office' },
    ...{
      Team: 'our_team',
      Newsletter: 'sign_up',
      Formular: 'form',
      Preistabelle: 'pricing',
      button: 'call_to_action_card',
    },
  },
};

test.each(['en', 'da', 'de'] as const)('choose lists the kind that editors mean first (%s)', (language) => {
  const synonyms = JSON.stringify(acfFieldGroups().content);
  const item = ({ name, label, help, ...kind }: ReturnType<typeof inOrder>[number]) => {
    const { [language]: own = '', en = '' }: Readonly<Record<string, string>> = kind.synonyms ?? {};
    const otherTerms = language === 'en' ? en : `${own}, ${en}`;
    expect(synonyms).toContain(JSON.stringify(otherTerms));
    return `<li data-synonyms="${otherTerms}"><button value="${storedName(name)}"><strong>${label[language]}</strong><span>${help[language]}</span></button></li>`;
  };
  const groups = Object.entries(kindGroups).map(([group, title]) => {
    const inGroup = kindNames.filter((kind) => kind.group === group);
    return `<section><h3>${title[language]}</h3><ul>${inGroup.map(item).join('')}</ul></section>`;
  });
  document.body.innerHTML = `<dialog id="skerry-picker"><input type="search"><p role="status" data-none="none"></p>${groups.join('')}</dialog>`;
  HTMLDialogElement.prototype.showModal = () => undefined;
  const picker = createSectionPicker();
  void picker.choose();
  const search = document.querySelector('input');
  const firstFor = (text: string) => {
    if (search) search.value = text;
    search?.dispatchEvent(new Event('input'));
    return document.querySelector('section:not([hidden]) li:not([hidden]) button')?.getAttribute('value');
  };
  const all = document.querySelectorAll('li').length;

  const offeredNames = new Set(kindNames.map(({ name }) => storedName(name)));
  const expected = Object.entries(expectedNames[language]).filter(([, name]) => offeredNames.has(name));
  expect(expected.length).toBeGreaterThan(0);
  const found = () => expected.map(([text]) => [text, firstFor(text)]);
  expect(found()).toEqual(expected);
  const first = firstFor('');
  expect(first).toBe(document.querySelector('button')?.value);
  expect(document.querySelectorAll('li:not([hidden])')).toHaveLength(all);

  firstFor('features');
  document.querySelector('dialog')?.dispatchEvent(new Event('close'));
  void picker.choose();
  expect(firstFor('')).toBe(first);
  expect(found()).toEqual(expected);
});

test('firstField returns the title of a section, or its first field', () => {
  const field = (name: string) => `<div data-name="${name}"><input type="text" id="${name}"></div>`;
  document.body.innerHTML = ['label title', 'label text']
    .map(
      (names) =>
        `<div class="layout"><div class="acf-fields">${names.split(' ').map(field).join('')}</div></div>`,
    )
    .join('');

  const [first, second] = document.querySelectorAll('.layout');
  expect(firstField(first)?.id).toBe('title');
  expect(firstField(second)?.id).toBe('label');
});
