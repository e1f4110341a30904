import { defineKind, words } from '#content-model/Field.ts';
import {
  alignment,
  backgroundColor,
  globalButtons,
  head,
  image,
  picture,
} from '#content-model/sharedFields.ts';

export const kind = defineKind({
  label: words('Hero', 'Hero', 'Hero'),
  help: words(
    'The first section of a page. Its title is the page title.',
    'Den første sektion på en side. Dens titel er sidens titel.',
    'Der erste Abschnitt einer Seite. Sein Titel ist der Seitentitel.',
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
        words('Image on mobile', 'Billede på mobil', 'Bild auf Mobilgeräten'),
        words(
          'Leave empty to use the image above.',
          'Lad feltet være tomt for at bruge billedet ovenfor.',
          'Leer lassen, um das Bild oben zu verwenden.',
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
        'URL of a Lottie file (.json). Visitors who prefer reduced motion see the image instead.',
        'URL til en Lottie-fil (.json). Besøgende, der foretrækker mindre bevægelse, ser billedet i stedet.',
        'URL einer Lottie-Datei (.json). Besucher, die weniger Bewegung bevorzugen, sehen stattdessen das Bild.',
      ),
    },
    alignment,
    backgroundColor,
    globalButtons,
  ],
});
