import { l } from './localised.ts';
import { media } from './media.ts';
import type { ErrorPageFixture } from './navigation.ts';
import { button } from './sections/parts.ts';

export const errorPage: ErrorPageFixture = {
  byline: l('off the chart', 'uden for kortet', 'jenseits der Karte'),
  title: l('No soundings here', 'Ingen lodskud her', 'Hier wurde nie gelotet'),
  description: l(
    '<p>There is nothing to see at this address right now. It may have moved; the tide does that. The <a href="blog">Journal</a> and the <a href="page:pricing">price list</a> are where they were.</p>',
    '<p>Der er intet at se på denne adresse lige nu. Måske er det flyttet; det gør tidevandet. <a href="blog">Journalen</a> og <a href="page:pricing">prislisten</a> ligger, hvor de lå.</p>',
    '<p>An dieser Adresse ist gerade nichts zu sehen. Vielleicht ist die Seite gewandert, die Gezeiten tun das. Das <a href="blog">Journal</a> und die <a href="page:pricing">Preisliste</a> liegen, wo sie lagen.</p>',
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
