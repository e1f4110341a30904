import { ctaStyles } from '#content-model/choices.ts';
import { words, type Field } from '#content-model/Field.ts';
import { fileTypes, globalButtons, image, link, picture, title } from '#content-model/sharedFields.ts';

const external: Field = {
  name: 'external',
  type: 'toggle',
  label: words('Open in new tab', 'Åbn i ny fane', 'In neuem Tab öffnen'),
};
const text = (name: string, en: string, da: string, de: string, maxLength = 120): Field => ({
  name,
  type: 'text',
  maxLength,
  label: words(en, da, de),
});

const menuEntries: Field = {
  name: 'subMenu',
  type: 'repeater',
  max: 10,
  compact: true,
  label: words('Links', 'Links', 'Links'),
  add: words('Add link', 'Tilføj link', 'Link hinzufügen'),
  fields: [
    link,
    {
      name: 'icon',
      type: 'image',
      answer: 'address',
      label: words('Icon', 'Ikon', 'Symbol'),
      help: fileTypes,
    },
    text('linkDescription', 'Short description', 'Kort beskrivelse', 'Kurzbeschreibung'),
  ],
};

const menu: readonly Field[] = [
  picture('logo', words('Logo', 'Logo', 'Logo')),
  {
    name: 'mainNavigation',
    type: 'repeater',
    max: 8,
    label: words('Menu', 'Menu', 'Menü'),
    add: words('Add menu item', 'Tilføj menupunkt', 'Menüeintrag hinzufügen'),
    fields: [
      {
        name: 'dropdown',
        type: 'toggle',
        label: words('Opens a submenu', 'Åbner en undermenu', 'Öffnet ein Untermenü'),
      },
      text('linkText', 'Label', 'Navigationsetiket', 'Angezeigter Name', 40),
      link,
      external,
      {
        name: 'column',
        type: 'repeater',
        max: 3,
        label: words('Submenu columns', 'Undermenuens kolonner', 'Spalten des Untermenüs'),
        add: words('Add column', 'Tilføj kolonne', 'Spalte hinzufügen'),
        fields: [title, menuEntries],
      },
      {
        name: 'cta',
        type: 'group',
        label: words('Promotion', 'Kampagne', 'Aktion'),
        fields: [
          {
            name: 'dropdownStyle',
            type: 'select',
            choices: ctaStyles,
            label: words('Style', 'Stil', 'Stil'),
          },
          title,
          {
            name: 'description',
            type: 'textarea',
            rows: 2,
            maxLength: 300,
            label: words('Text', 'Tekst', 'Text'),
          },
          image,
          globalButtons,
        ],
      },
    ],
  },
  globalButtons,
];

const footer: readonly Field[] = [
  {
    name: 'companyAddress',
    type: 'repeater',
    max: 4,
    label: words('Address', 'Adresse', 'Adresse'),
    add: words('Add block', 'Tilføj blok', 'Block hinzufügen'),
    fields: [
      {
        name: 'group',
        type: 'repeater',
        max: 6,
        compact: true,
        label: words('Lines', 'Linjer', 'Zeilen'),
        add: words('Add line', 'Tilføj linje', 'Zeile hinzufügen'),
        fields: [text('text', 'Line', 'Linje', 'Zeile')],
      },
    ],
  },
  {
    name: 'menu',
    type: 'repeater',
    max: 6,
    label: words('Columns', 'Kolonner', 'Spalten'),
    add: words('Add column', 'Tilføj kolonne', 'Spalte hinzufügen'),
    fields: [
      title,
      {
        name: 'items',
        type: 'repeater',
        max: 12,
        compact: true,
        label: words('Links', 'Links', 'Links'),
        add: words('Add link', 'Tilføj link', 'Link hinzufügen'),
        fields: [
          link,
          external,
          {
            name: 'highlightLink',
            type: 'toggle',
            label: words('Highlighted', 'Fremhævet', 'Hervorgehoben'),
          },
        ],
      },
    ],
  },
  {
    name: 'socials',
    type: 'repeater',
    max: 8,
    compact: true,
    label: words('Social media', 'Sociale medier', 'Soziale Medien'),
    add: words('Add profile', 'Tilføj profil', 'Profil hinzufügen'),
    fields: [
      { name: 'link', type: 'url', label: words('Address', 'Adresse', 'Adresse') },
      text('icon', 'Icon', 'Ikon', 'Symbol', 64),
      text('altText', 'Accessible name', 'Tilgængeligt navn', 'Barrierefreier Name'),
    ],
  },
  {
    name: 'footerCopyright',
    type: 'repeater',
    max: 6,
    compact: true,
    label: words('Bottom line', 'Nederste linje', 'Unterste Zeile'),
    add: words('Add text', 'Tilføj tekst', 'Text hinzufügen'),
    fields: [
      text('text', 'Text', 'Tekst', 'Text', 200),
      { name: 'linkUrl', type: 'url', label: words('Link', 'Link', 'Link') },
      text('linkText', 'Link text', 'Linktekst', 'Linktext'),
    ],
  },
];

const errorPage: readonly Field[] = [
  text('byline', 'Eyebrow', 'Overrubrik', 'Dachzeile', 60),
  title,
  { name: 'description', type: 'wysiwyg', label: words('Text', 'Tekst', 'Text') },
  image,
  globalButtons,
];

/** Options that editors set per language. The names are those of the REST responses, in the model's spelling. */
export const optionGroups = {
  menu: { label: words('Menu', 'Menu', 'Menü'), fields: menu },
  footer: { label: words('Footer', 'Sidefod', 'Fußzeile'), fields: footer },
  errorPage: {
    label: words('404 page', '404-side', '404-Seite'),
    fields: errorPage,
  },
};
