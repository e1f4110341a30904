import { headingLevels } from '../choices.ts';
import { words, type SectionKind } from '../Field.ts';
import {
  alignment,
  backgroundColor,
  cta,
  ctaStyle,
  globalButtons,
  head,
  image,
  picture,
} from '../sharedFields.ts';

/** Kinds that say one thing, large. */
export const banners: readonly SectionKind[] = [
  {
    name: 'HeroElement',
    label: words('Opening', 'Indledning', 'Einstieg'),
    help: words(
      'The first section of a page. Its title is the title of the page.',
      'Sidens første sektion. Dens titel er sidens titel.',
      'Der erste Abschnitt einer Seite. Sein Titel ist der Titel der Seite.',
    ),
    drawing: 'T6,14,40 T6,22,30 L6,32,36 L6,37,30 B6,46,16 P52,8,38,48',
    fields: [
      ...head,
      image,
      picture(
        'imageMobile',
        words('Picture on telephones', 'Billede på telefoner', 'Bild auf Telefonen'),
        words(
          'Without it the picture above is used.',
          'Uden det bruges billedet ovenfor.',
          'Ohne dieses wird das Bild darüber verwendet.',
        ),
      ),
      {
        name: 'animationLink',
        type: 'url',
        label: words('Animation', 'Animation', 'Animation'),
        help: words(
          'Address of a Lottie file (.json); the picture stands in for it where motion is unwanted.',
          'Adressen på en Lottie-fil (.json); billedet vises, hvor bevægelse er uønsket.',
          'Adresse einer Lottie-Datei (.json); wo Bewegung unerwünscht ist, steht das Bild.',
        ),
      },
      alignment,
      backgroundColor,
      globalButtons,
    ],
  },
  {
    name: 'SectionTitle',
    label: words('Heading', 'Overskrift', 'Überschrift'),
    help: words(
      'A heading with a text, before other sections.',
      'En overskrift med tekst, før andre sektioner.',
      'Eine Überschrift mit Text, vor anderen Abschnitten.',
    ),
    drawing: 'T24,22,48 L18,34,60 L24,40,48',
    fields: [
      ...head,
      {
        name: 'headingLevel',
        type: 'select',
        choices: headingLevels,

        label: words('Level', 'Niveau', 'Ebene'),
        help: words(
          'A page has one title; leave no level out.',
          'En side har én titel; spring intet niveau over.',
          'Eine Seite hat einen Titel; keine Ebene auslassen.',
        ),
      },
      alignment,
      backgroundColor,
    ],
  },
  {
    name: 'TopImgWithContent',
    label: words('Picture above text', 'Billede over tekst', 'Bild über Text'),
    help: words(
      'A wide picture, the text below it.',
      'Et bredt billede med teksten under.',
      'Ein breites Bild, darunter der Text.',
    ),
    drawing: 'P6,6,84,28 T6,40,40 L6,48,60 L6,53,50',
    fields: [...head, image, alignment, globalButtons],
  },
  {
    name: 'FullwidthContentSplitImgLeft',
    label: words('Picture left, full width', 'Billede til venstre, fuld bredde', 'Bild links, volle Breite'),
    help: words(
      'Text beside a picture that reaches the edge.',
      'Tekst ved siden af et billede, der når kanten.',
      'Text neben einem Bild, das bis an den Rand reicht.',
    ),
    drawing: 'P0,6,44,52 T50,16,36 L50,26,38 L50,31,34 L50,36,38 B50,46,16',
    fields: [...head, image, alignment, backgroundColor, globalButtons],
  },
  {
    name: 'SplitContentImgRight',
    label: words(
      'Text and list beside a picture',
      'Tekst og liste ved et billede',
      'Text und Liste neben Bild',
    ),
    help: words(
      'Text with a short list; the picture stands beside it.',
      'Tekst med en kort liste; billedet står ved siden af.',
      'Text mit kurzer Liste; daneben das Bild.',
    ),
    drawing: 'T6,12,36 L6,22,38 C8,32,2 L13,31,28 C8,39,2 L13,38,28 C8,46,2 L13,45,28 P52,8,38,48',
    fields: [
      ...head,
      {
        name: 'list',
        type: 'repeater',
        max: 10,
        compact: true,
        label: words('List', 'Liste', 'Liste'),
        add: words('Add a line', 'Tilføj en linje', 'Zeile hinzufügen'),
        fields: [{ name: 'text', type: 'text', maxLength: 160, label: words('Line', 'Linje', 'Zeile') }],
      },
      image,
      alignment,
      backgroundColor,
      globalButtons,
    ],
  },
  {
    name: 'CallToActionCard',
    label: words('Call to action', 'Opfordring', 'Aufruf'),
    help: words(
      'One sentence and what to do next, usually last on the page.',
      'Én sætning og næste skridt, som regel sidst på siden.',
      'Ein Satz und der nächste Schritt, meist am Ende der Seite.',
    ),
    drawing: 'F6,12,84,40 T14,22,44 L14,31,36 B14,40,18 B36,40,18',
    fields: [...head, image, ctaStyle, backgroundColor, globalButtons],
  },
  {
    name: 'ContentWithCtaBanner',
    label: words('Long text with a call to action', 'Lang tekst med opfordring', 'Langer Text mit Aufruf'),
    help: words(
      'For terms and explanations; the call to action stands beside the text.',
      'Til vilkår og forklaringer; opfordringen står ved siden af teksten.',
      'Für Bedingungen und Erklärungen; der Aufruf steht neben dem Text.',
    ),
    drawing: 'T6,8,40 L6,18,50 L6,23,48 L6,28,50 L6,36,48 L6,41,50 L6,46,40 F62,16,28,32 B66,38,16',
    fields: [
      ...head,
      { name: 'content', type: 'wysiwyg', label: words('Long text', 'Lang tekst', 'Langer Text') },
      cta,
      backgroundColor,
    ],
  },
];
