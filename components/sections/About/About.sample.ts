import type { SectionOf } from '#components/sections/samples/Section.ts';
import { allButtons, fullTitle, head } from '#components/sections/samples/parts.ts';
import { picture } from '#components/sections/samples/pictures.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
export const full: SectionOf<'About'> = {
  kind: 'About',

  ...head,
  title: fullTitle('About'),
  image: picture,
  facts: [
    { number: 46, suffix: '+', label: words('people', 'mennesker', 'Menschen') },
    { number: 99.95, suffix: '%', label: words('uptime', 'oppetid', 'Verfügbarkeit') },
  ],
  backgroundColor: 'white',
  globalButtons: allButtons.slice(0, 2),
};

/** Only the required fields. */
export const minimal: SectionOf<'About'> = {
  kind: 'About',

  title: words('About, only a statement.', 'About, kun et udsagn.', 'About, nur eine Aussage.'),
};
