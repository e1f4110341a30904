import { l } from './localised.ts';
import { media } from './media.ts';
import type { ErrorPageFixture } from './navigation.ts';
import { button } from './sections/parts.ts';

export const errorPage: ErrorPageFixture = {
  byline: l('off the chart', 'uden for kortet', 'jenseits der Karte'),
  title: l('No soundings here', 'Ingen lodskud her', 'Hier wurde nie gelotet'),
  // Shown for missing pages and during outages, so the text must fit both.
  description: l(
    '<p>We can’t show this page right now. It may have moved, as the tide does, or we may be out of reach for a moment. Try again in a minute, or start from the homepage.</p>',
    '<p>Vi kan ikke vise siden lige nu. Måske er den flyttet, som tidevandet gør, eller også kan vi ikke nås et øjeblik. Prøv igen om et minut, eller begynd på forsiden.</p>',
    '<p>Wir können diese Seite gerade nicht zeigen. Vielleicht ist sie gewandert wie die Gezeiten, vielleicht sind wir kurz nicht erreichbar. Versuchen Sie es in einer Minute noch einmal, oder beginnen Sie auf der Startseite.</p>',
  ),
  image: media(
    'error-chart.svg',
    l(
      'A crop of the chart without any depth marked',
      'Et udsnit af søkortet uden en eneste dybde',
      'Ein Ausschnitt der Seekarte ohne eine einzige Tiefe',
    ),
  ),
  buttons: [button('purple', 'page:home', l('GO TO HOMEPAGE', 'GÅ TIL FORSIDEN', 'ZUR STARTSEITE'))],
};
