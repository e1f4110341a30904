import { l } from '#cms/content/localised.ts';
import { allButtons, fullTitle, head, picture } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'About'> = {
  kind: 'About',

  ...head,
  title: fullTitle('About'),
  image: picture,
  facts: [
    { number: 46, suffix: '+', label: l('people', 'mennesker', 'Menschen') },
    { number: 99.95, suffix: '%', label: l('uptime', 'oppetid', 'Verfügbarkeit') },
  ],
  backgroundColor: 'white',
  globalButtons: allButtons.slice(0, 2),
};

/** What it cannot do without. */
export const minimal: SectionOf<'About'> = {
  kind: 'About',

  title: l('About, only a statement.', 'About, kun et udsagn.', 'About, nur eine Aussage.'),
};
