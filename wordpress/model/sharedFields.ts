import { alignments, backgrounds, buttonIcons, buttonStyles, ctaStyles } from './choices.ts';
import { field, words, type Words } from './Field.ts';

/** Fields that many kinds share, with the same words everywhere. */
const label = field({
  name: 'label',
  type: 'text',
  maxLength: 60,
  label: words('Small line above', 'Lille linje over', 'Kleine Zeile darüber'),
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
    'Plain text; each line stands by itself.',
    'Ren tekst; hver linje står for sig selv.',
    'Reiner Text; jede Zeile steht für sich.',
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
  label: words('Place of the text', 'Tekstens plads', 'Stelle des Textes'),
  help: words(
    'The picture takes the other side.',
    'Billedet får den anden side.',
    'Das Bild nimmt die andere Seite.',
  ),
});

/** A picture; its alternative text is kept in the media library. */
export function picture<const TName extends string>(
  name: TName,
  shown: Words = words('Picture', 'Billede', 'Bild'),
  help?: Words,
) {
  return field({ name, type: 'image', label: shown, ...(help && { help }) });
}

export const image = picture(
  'image',
  words('Picture', 'Billede', 'Bild'),
  words(
    'At least 1200 pixels wide. What it shows goes into the alternative text of the media library.',
    'Mindst 1200 pixel bred. Hvad det viser, skrives i mediebibliotekets alternative tekst.',
    'Mindestens 1200 Pixel breit. Was es zeigt, gehört in den Alternativtext der Mediathek.',
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
    'One main action is enough. The address #lead opens the enquiry form, #openchat the chat.',
    'Én vigtig handling er nok. Adressen #lead åbner henvendelsen, #openchat chatten.',
    'Eine wichtige Handlung genügt. Die Adresse #lead öffnet die Anfrage, #openchat den Chat.',
  ),
  add: words('Add a button', 'Tilføj en knap', 'Schaltfläche hinzufügen'),
  fields: [
    link,
    {
      name: 'style',
      type: 'select',
      choices: buttonStyles,
      label: words('Look', 'Udseende', 'Aussehen'),
    },
    {
      name: 'icon',
      type: 'select',
      choices: buttonIcons,
      label: words('Icon', 'Ikon', 'Symbol'),
    },
  ],
});

/** A list whose rows have a drawing, a title, a text and a link. */
export function items<const TName extends string>(name: TName, shown: Words, max = 12) {
  return field({
    name,
    type: 'repeater',
    max,
    label: shown,
    add: words('Add a row', 'Tilføj en række', 'Zeile hinzufügen'),
    fields: [picture('icon', words('Drawing', 'Tegning', 'Zeichnung')), title, plainText, link],
  });
}

export const features = items('features', words('Features', 'Egenskaber', 'Merkmale'));

export const ctaStyle = field({
  name: 'ctaStyle',
  seldom: true,
  type: 'select',
  choices: ctaStyles,
  label: words('Look', 'Udseende', 'Aussehen'),
});

/** A call to action inside another section. */
export const cta = field({
  name: 'cta',
  type: 'group',
  label: words('Call to action', 'Opfordring', 'Aufruf'),
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

/** Of a person or a place. */
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
  label: words('Task', 'Opgave', 'Aufgabe'),
  help: words(
    'A second line is drawn smaller.',
    'En anden linje tegnes mindre.',
    'Eine zweite Zeile wird kleiner gesetzt.',
  ),
});

export const email = field({ name: 'email', type: 'email', label: words('Email', 'E-mail', 'E-Mail') });

export const phone = field({
  name: 'phone',
  type: 'text',
  maxLength: 40,
  label: words('Telephone', 'Telefon', 'Telefon'),
});
