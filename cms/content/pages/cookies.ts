import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { legalPage } from './legalPage.ts';

export const page: PageFixture = legalPage({
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
    'Every cookie by name and age. Refusing all of them costs you nothing but the chat. Dated 1 October 2026.',
    'Alle cookies med navn og levetid. At sige nej til dem alle koster dig intet andet end chatten. Dateret 1. oktober 2026.',
    'Jedes Cookie mit Name und Dauer. Alle abzulehnen kostet Sie nichts außer dem Chat. Stand 1. Oktober 2026.',
  ),
  text: l(
    `<table><thead><tr><th scope="col">Name</th><th scope="col">For what</th><th scope="col">How long</th></tr></thead><tbody><tr><td><code>i18n_redirected</code></td><td>Your language</td><td>A year</td></tr><tr><td><code>cc_cookie</code></td><td>What you chose in the cookie dialog</td><td>Six months</td></tr></tbody></table>
<p>Preferences, statistics and marketing are off until you switch them on. You can change your mind with the small round icon at the foot of every page.</p>`,
    `<table><thead><tr><th scope="col">Navn</th><th scope="col">Til hvad</th><th scope="col">Hvor længe</th></tr></thead><tbody><tr><td><code>i18n_redirected</code></td><td>Dit sprog</td><td>Et år</td></tr><tr><td><code>cc_cookie</code></td><td>Hvad du valgte i cookiedialogen</td><td>Seks måneder</td></tr></tbody></table>
<p>Præferencer, statistik og markedsføring er slået fra, til du slår dem til. Du kan ombestemme dig med det lille runde ikon nederst på hver side.</p>`,
    `<table><thead><tr><th scope="col">Name</th><th scope="col">Wofür</th><th scope="col">Wie lange</th></tr></thead><tbody><tr><td><code>i18n_redirected</code></td><td>Ihre Sprache</td><td>Ein Jahr</td></tr><tr><td><code>cc_cookie</code></td><td>Ihre Wahl im Cookie-Dialog</td><td>Sechs Monate</td></tr></tbody></table>
<p>Präferenzen, Statistik und Marketing sind aus, bis Sie sie einschalten. Umentscheiden können Sie sich jederzeit mit dem kleinen runden Symbol am Fuß jeder Seite.</p>`,
  ),
});
