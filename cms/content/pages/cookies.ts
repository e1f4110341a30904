import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { legalPage } from './legalPage.ts';

export const page: PageFixture = legalPage({
  template: 'Cookie Policy',
  name: 'cookies',
  id: 29,
  slug: l('cookies', 'cookies', 'cookies'),
  title: l('Cookies', 'Cookies', 'Cookies'),
  description: l(
    'Every cookie of this site, by name and age.',
    'Alle sidens cookies, med navn og levetid.',
    'Jedes Cookie dieser Website, mit Name und Dauer.',
  ),
  lead: l(
    'Every cookie by name and age. Refusing the rest costs you nothing but the chat. Dated 1\u00A0October\u00A02026.',
    'Alle cookies med navn og levetid. At sige nej til resten koster dig intet andet end chatten. Dateret 1.\u00A0oktober\u00A02026.',
    'Jedes Cookie mit Name und Dauer. Den Rest abzulehnen kostet Sie nichts außer dem Chat. Stand 1.\u00A0Oktober\u00A02026.',
  ),
  text: l(
    `<p>Preferences, statistics and marketing are off until you switch them on. You can change your mind with the cookie at the foot of every page.</p>`,
    `<p>Præferencer, statistik og markedsføring er slået fra, til du slår dem til. Du kan ombestemme dig med småkagen nederst på hver side.</p>`,
    `<p>Präferenzen, Statistik und Marketing sind aus, bis Sie sie einschalten. Umentscheiden können Sie sich jederzeit über das Cookie-Symbol am Ende jeder Seite.</p>`,
  ),
  cta: {
    title: l('Changed your mind?', 'Har du ombestemt dig?', 'Anders überlegt?'),
    description: l(
      'As often as you like. Nobody is offended, and the page looks the same.',
      'Så tit du vil. Ingen bliver stødt, og siden ser ud som før.',
      'So oft Sie mögen. Niemand ist beleidigt, und die Seite sieht aus wie zuvor.',
    ),
    globalButtons: [
      button('black', 'cookie-settings', l('Cookie settings', 'Cookieindstillinger', 'Cookie-Einstellungen')),
    ],
  },
});
