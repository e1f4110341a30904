import { words } from '../buttons.ts';
import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { legalPage } from './legalPage.ts';

const text = `<h2>Where to write</h2>
<p><a href="mailto:security@kystlink.example">security@kystlink.example</a>. Encrypt if you like; the key is on the status page.</p>
<h2>What we ask</h2>
<ul><li>Stop at the proof. Do not read other people’s logs.</li><li>Give us ninety days, or tell us why fewer.</li><li>Do not test on devices at sea. Somebody has to sail there.</li></ul>
<h2>What you get</h2>
<p>An answer within a day, a date for the fix within a week, your name in the Journal if you want it there, and no letter from a lawyer.</p>`;

/** Published in English only, as an example of a page without translations. */
export const page: PageFixture = legalPage({
  name: 'responsible-disclosure',
  id: 30,
  slug: l('responsible-disclosure', 'responsible-disclosure', 'responsible-disclosure'),
  title: 'Responsible disclosure',
  languages: ['en'],
  description: 'How to tell us about a weakness, and what happens next.',
  lead: l(
    'How to tell us about a weakness, and what happens next. This page is kept in English only.',
    'How to tell us about a weakness, and what happens next. This page is kept in English only.',
    'How to tell us about a weakness, and what happens next. This page is kept in English only.',
  ),
  text: l(text, text, text),
  answeredBy: 'emre',
  cta: {
    title: 'Write before you publish',
    description: { en: 'One mail is enough. The more of it we can repeat, the sooner it is mended.' },
    globalButtons: [button('black', 'mailto:security@kystlink.example', words.writeToUs)],
  },
});
