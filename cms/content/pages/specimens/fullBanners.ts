import { l } from '../../localised.ts';
import { media } from '../../media.ts';
import type { Section } from '../../sections/Section.ts';
import { allButtons, head, items, picture } from './parts.ts';

const title = (kind: string) => l(`${kind}, in full`, `${kind}, helt fyldt ud`, `${kind}, vollständig`);
const cta = {
  title: l('A call to action', 'En opfordring', 'Eine Aufforderung'),
  description: l('Plain text beneath it.', 'Ren tekst under den.', 'Reiner Text darunter.'),
  image: picture,
  globalButtons: allButtons.slice(0, 2),
};

/** The kinds built from a text and a picture, every field filled. */
export const fullBanners: Section[] = [
  {
    kind: 'HeroElement',
    ...head,
    title: title('HeroElement'),
    image: media('hero-chart-{locale}.svg', l('A sea chart', 'Et søkort', 'Eine Seekarte')),
    imageMobile: media('hero-chart-mobile-{locale}.svg', l('A sea chart', 'Et søkort', 'Eine Seekarte')),
    animationLink: 'upload:hero-rings.json',
    alignment: 'left',
    backgroundColor: 'white',
    globalButtons: allButtons,
  },
  {
    kind: 'SectionTitle',
    ...head,
    title: title('SectionTitle'),
    headingLevel: 'h2',
    alignment: 'left',
    backgroundColor: 'white',
  },
  {
    kind: 'SplitContentImgRight',
    ...head,
    title: title('SplitContentImgRight'),
    image: picture,
    list: items.map((item) => ({ text: item.title ?? '' })),
    alignment: 'right',
    backgroundColor: 'light',
    globalButtons: allButtons.slice(0, 2),
  },
  {
    kind: 'FullwidthContentSplitImgLeft',
    ...head,
    title: title('FullwidthContentSplitImgLeft'),
    image: media('photo-wind.webp', l('Turbines at dawn', 'Vindmøller ved daggry', 'Windräder am Morgen')),
    alignment: 'left',
    backgroundColor: 'dark',
    globalButtons: allButtons.slice(3, 5),
  },
  {
    kind: 'TopImgWithContent',
    ...head,
    title: title('TopImgWithContent'),
    image: media('photo-sound.webp', l('A light buoy', 'En lysbøje', 'Eine Leuchttonne')),
    alignment: 'left',
    globalButtons: allButtons.slice(0, 2),
  },
  {
    kind: 'ContentWithCtaBanner',
    ...head,
    title: title('ContentWithCtaBanner'),
    backgroundColor: 'white',
    content: l(
      '<h3>A heading</h3><p>A paragraph & a list.</p><ul><li>One</li><li>Two</li></ul><blockquote><p>A quote.</p></blockquote><pre class="wp-block-code"><code>{ "cause": 15 }</code></pre>',
      '<h3>En overskrift</h3><p>Et afsnit & en liste.</p><ul><li>En</li><li>To</li></ul><blockquote><p>Et citat.</p></blockquote><pre class="wp-block-code"><code>{ "cause": 15 }</code></pre>',
      '<h3>Eine Überschrift</h3><p>Ein Absatz & eine Liste.</p><ul><li>Eins</li><li>Zwei</li></ul><blockquote><p>Ein Zitat.</p></blockquote><pre class="wp-block-code"><code>{ "cause": 15 }</code></pre>',
    ),
    cta: { ctaStyle: 'standard', ...cta },
  },
  {
    kind: 'FeaturesWithCtaBanner',
    ...head,
    title: title('FeaturesWithCtaBanner'),
    backgroundColor: 'white',
    features: items,
    cta: { ctaStyle: 'gradient', ...cta },
  },
  {
    kind: 'CallToActionCard',
    ...head,
    title: title('CallToActionCard'),
    ctaStyle: 'gradient',
    backgroundColor: 'gradient',
    image: picture,
    globalButtons: allButtons.slice(3, 5),
  },
];
