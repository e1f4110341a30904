import { alignments, backgrounds, buttonIcons, buttonStyles, ctaStyles } from './choices.ts';
import { field, words, type Words } from './Field.ts';

/** Fields that many kinds share, with the same labels everywhere. */
const label = field({
  name: 'label',
  type: 'text',
  maxLength: 60,
  label: words('Eyebrow', 'Overrubrik', 'Dachzeile'),
});
export const title = field({
  name: 'title',
  type: 'text',
  maxLength: 160,
  label: words('Title', 'Titel', 'Titel'),
});
const subtitle = field({
  name: 'subtitle',
  type: 'text',
  maxLength: 200,
  label: words('Subtitle', 'Undertitel', 'Untertitel'),
});
const description = field({
  name: 'description',
  type: 'wysiwyg',
  label: words('Text', 'Tekst', 'Text'),
});
export const head = [label, title, subtitle, description] as const;
export const headWithoutLabel = [title, subtitle, description] as const;

export const plainText = field({
  name: 'description',
  type: 'textarea',
  maxLength: 600,
  label: words('Text', 'Tekst', 'Text'),
  help: words(
    'Plain text. Each line becomes a paragraph.',
    'Ren tekst. Hver linje bliver et afsnit.',
    'Reiner Text. Jede Zeile wird ein Absatz.',
  ),
});

export const backgroundColor = field({
  name: 'backgroundColor',
  seldom: true,
  type: 'select',
  choices: backgrounds,
  label: words('Background', 'Baggrund', 'Hintergrund'),
});

export const alignment = field({
  name: 'alignment',
  seldom: true,
  type: 'select',
  choices: alignments,
  label: words('Text position', 'Tekstens placering', 'Textposition'),
  help: words(
    'The image is on the other side.',
    'Billedet er på den anden side.',
    'Das Bild ist auf der anderen Seite.',
  ),
});

/** Returns an image field; the alternative text is stored in the media library. */
export function picture<const TName extends string>(
  name: TName,
  label: Words = words('Image', 'Billede', 'Bild'),
  help?: Words,
) {
  return field({ name, type: 'image', label, ...(help && { help }) });
}

export const image = picture(
  'image',
  words('Image', 'Billede', 'Bild'),
  words(
    'At least 1200 px wide. Describe the image in its alternative text.',
    'Mindst 1200 px bredt. Beskriv billedet i dets alternative tekst.',
    'Mindestens 1200 px breit. Beschreiben Sie das Bild in seinem Alternativtext.',
  ),
);

export const link = field({ name: 'link', type: 'link', label: words('Link', 'Link', 'Link') });

export const globalButtons = field({
  name: 'globalButtons',
  type: 'repeater',
  max: 4,
  compact: true,
  label: words('Buttons', 'Knapper', 'Schaltflächen'),
  help: words(
    'One main action is enough. #lead opens the lead form, #openchat the chat.',
    'Én vigtig handling er nok. #lead åbner kontaktvinduet, #openchat chatten.',
    'Eine wichtige Aktion genügt. #lead öffnet das Kontaktfenster, #openchat den Chat.',
  ),
  add: words('Add button', 'Tilføj knap', 'Schaltfläche hinzufügen'),
  fields: [
    link,
    {
      name: 'style',
      type: 'select',
      choices: buttonStyles,
      label: words('Style', 'Stil', 'Stil'),
    },
    {
      name: 'icon',
      type: 'select',
      choices: buttonIcons,
      label: words('Icon', 'Ikon', 'Symbol'),
    },
  ],
});

export const fileTypes = words(
  'PNG, WebP or SVG. WordPress accepts SVG only with a plugin such as Safe SVG.',
  'PNG, WebP eller SVG. WordPress accepterer kun SVG med et plugin som Safe SVG.',
  'PNG, WebP oder SVG. WordPress akzeptiert SVG nur mit einem Plugin wie Safe SVG.',
);

/** Returns a list field whose rows have a drawing, a title, a text and a link. */
export function items<const TName extends string>(name: TName, label: Words, max = 12) {
  return field({
    name,
    type: 'repeater',
    max,
    label,
    add: words('Add row', 'Tilføj række', 'Zeile hinzufügen'),
    fields: [
      picture('icon', words('Illustration', 'Illustration', 'Illustration'), fileTypes),
      title,
      plainText,
      link,
    ],
  });
}

export const features = items('features', words('Features', 'Funktioner', 'Funktionen'));

export const ctaStyle = field({
  name: 'ctaStyle',
  seldom: true,
  type: 'select',
  choices: ctaStyles,
  label: words('Style', 'Stil', 'Stil'),
});

/** Call to action inside another section. */
export const cta = field({
  name: 'cta',
  type: 'group',
  label: words('Call to action', 'Opfordring', 'Call-to-Action'),
  fields: [ctaStyle, title, plainText, image, globalButtons],
});

export const columns = field({
  name: 'columns',
  seldom: true,
  type: 'number',
  min: 1,
  max: 4,
  step: 1,
  label: words('Columns', 'Kolonner', 'Spalten'),
});

/** Name of a person or an office. */
export const personName = field({
  name: 'name',
  type: 'text',
  maxLength: 120,
  label: words('Name', 'Navn', 'Name'),
});

export const role = field({
  name: 'role',
  type: 'textarea',
  maxLength: 200,
  rows: 2,
  label: words('Role', 'Rolle', 'Funktion'),
  help: words(
    'A second line is shown smaller.',
    'En anden linje vises mindre.',
    'Eine zweite Zeile wird kleiner angezeigt.',
  ),
});

export const email = field({ name: 'email', type: 'email', label: words('Email', 'E-mail', 'E-Mail') });

export const phone = field({
  name: 'phone',
  type: 'text',
  maxLength: 40,
  label: words('Phone', 'Telefon', 'Telefon'),
});
