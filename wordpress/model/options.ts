import { ctaStyles } from './choices.ts';
import { words, type Field } from './Field.ts';
import { globalButtons, image, link, picture, title } from './sharedFields.ts';

const external: Field = {
  name: 'external',
  type: 'toggle',
  label: words('Opens a new tab', 'Åbner en ny fane', 'Öffnet einen neuen Tab'),
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
  add: words('Add a link', 'Tilføj et link', 'Link hinzufügen'),
  fields: [
    link,
    { name: 'icon', type: 'image', answer: 'address', label: words('Icon', 'Ikon', 'Symbol') },
    text('linkDescription', 'In a sentence', 'I én sætning', 'In einem Satz'),
  ],
};

const menu: readonly Field[] = [
  picture('logo', words('Logo', 'Logo', 'Logo')),
  {
    name: 'mainNavigation',
    type: 'repeater',
    max: 8,
    label: words('Menu', 'Menu', 'Menü'),
    add: words('Add an entry', 'Tilføj et punkt', 'Eintrag hinzufügen'),
    fields: [
      {
        name: 'dropdown',
        type: 'toggle',
        label: words('Opens a panel', 'Åbner et panel', 'Öffnet ein Feld'),
      },
      text('linkText', 'Word', 'Ord', 'Wort', 40),
      link,
      external,
      {
        name: 'column',
        type: 'repeater',
        max: 3,
        label: words('Columns of the panel', 'Panelets kolonner', 'Spalten des Feldes'),
        add: words('Add a column', 'Tilføj en kolonne', 'Spalte hinzufügen'),
        fields: [title, menuEntries],
      },
      {
        name: 'cta',
        type: 'group',
        label: words('Beside the columns', 'Ved siden af kolonnerne', 'Neben den Spalten'),
        fields: [
          {
            name: 'dropdownStyle',
            type: 'select',
            choices: ctaStyles,
            label: words('Look', 'Udseende', 'Aussehen'),
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
    add: words('Add a block', 'Tilføj en blok', 'Block hinzufügen'),
    fields: [
      {
        name: 'group',
        type: 'repeater',
        max: 6,
        compact: true,
        label: words('Lines', 'Linjer', 'Zeilen'),
        add: words('Add a line', 'Tilføj en linje', 'Zeile hinzufügen'),
        fields: [text('text', 'Line', 'Linje', 'Zeile')],
      },
    ],
  },
  {
    name: 'menu',
    type: 'repeater',
    max: 6,
    label: words('Columns', 'Kolonner', 'Spalten'),
    add: words('Add a column', 'Tilføj en kolonne', 'Spalte hinzufügen'),
    fields: [
      title,
      {
        name: 'items',
        type: 'repeater',
        max: 12,
        compact: true,
        label: words('Links', 'Links', 'Links'),
        add: words('Add a link', 'Tilføj et link', 'Link hinzufügen'),
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
    add: words('Add one', 'Tilføj et', 'Hinzufügen'),
    fields: [
      { name: 'link', type: 'url', label: words('Address', 'Adresse', 'Adresse') },
      text('icon', 'Icon', 'Ikon', 'Symbol', 64),
      text('altText', 'Said aloud as', 'Læses op som', 'Vorgelesen als'),
    ],
  },
  {
    name: 'footerCopyright',
    type: 'repeater',
    max: 6,
    compact: true,
    label: words('Last line', 'Sidste linje', 'Letzte Zeile'),
    add: words('Add a part', 'Tilføj et stykke', 'Teil hinzufügen'),
    fields: [
      text('text', 'Text', 'Tekst', 'Text', 200),
      { name: 'linkUrl', type: 'url', label: words('Link', 'Link', 'Link') },
      text('linkText', 'Words of the link', 'Linkets ord', 'Worte des Links'),
    ],
  },
];

const errorPage: readonly Field[] = [
  text('byline', 'Small line above', 'Lille linje over', 'Kleine Zeile darüber', 60),
  title,
  { name: 'description', type: 'wysiwyg', label: words('Text', 'Tekst', 'Text') },
  image,
  globalButtons,
];

/** What an editor keeps once a language. The names are the REST answers', in the model's spelling. */
export const optionGroups = {
  menu: { label: words('Menu', 'Menu', 'Menü'), fields: menu },
  footer: { label: words('Footer', 'Sidefod', 'Fußzeile'), fields: footer },
  errorPage: {
    label: words('Page not found', 'Siden findes ikke', 'Seite nicht gefunden'),
    fields: errorPage,
  },
};
