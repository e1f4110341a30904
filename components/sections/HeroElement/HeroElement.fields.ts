import { defineKind, words } from '#wordpress/model/Field.ts';
import {
  alignment,
  backgroundColor,
  globalButtons,
  head,
  image,
  picture,
} from '#wordpress/model/sharedFields.ts';

export const kind = defineKind({
  label: words('Opening', 'Indledning', 'Einstieg'),
  help: words(
    'The first section of a page. Its title is the title of the page.',
    'Sidens første sektion. Dens titel er sidens titel.',
    'Der erste Abschnitt einer Seite. Sein Titel ist der Titel der Seite.',
  ),
  synonyms: words(
    'hero, hero banner, banner, header, page header, top, intro, cover, jumbotron, H1, animation',
    'hero, banner, topbanner, sidehoved, header, top, intro, forside, H1, animation',
    'Hero, Banner, Seitenkopf, Kopfbereich, Header, Aufmacher, Intro, Titelbild, H1, Animation',
  ),
  order: 1,
  group: 'opening',
  drawing: 'T6,14,40 T6,22,30 L6,32,36 L6,37,30 B6,46,16 P52,8,38,48',
  fields: [
    ...head,
    image,
    {
      ...picture(
        'imageMobile',
        words('Picture on telephones', 'Billede på telefoner', 'Bild auf Telefonen'),
        words(
          'Without it the picture above is used.',
          'Uden det bruges billedet ovenfor.',
          'Ohne dieses wird das Bild darüber verwendet.',
        ),
      ),
      seldom: true,
    },
    {
      name: 'animationLink',
      seldom: true,
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
});
