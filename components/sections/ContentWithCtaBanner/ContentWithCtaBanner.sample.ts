import type { SectionOf } from '#components/sections/samples/Section.ts';
import { cta, fullTitle, head } from '#components/sections/samples/parts.ts';
import { words } from '#content-model/Field.ts';

/** All fields filled in. */
export const full: SectionOf<'ContentWithCtaBanner'> = {
  kind: 'ContentWithCtaBanner',

  ...head,
  title: fullTitle('ContentWithCtaBanner'),
  backgroundColor: 'white',
  content: words(
    '<h3>A heading</h3><p>A paragraph & a list.</p><ul><li>One</li><li>Two</li></ul><blockquote><p>A quote.</p></blockquote><pre class="wp-block-code"><code>{ "cause": 15 }</code></pre>',
    '<h3>En overskrift</h3><p>Et afsnit & en liste.</p><ul><li>En</li><li>To</li></ul><blockquote><p>Et citat.</p></blockquote><pre class="wp-block-code"><code>{ "cause": 15 }</code></pre>',
    '<h3>Eine Überschrift</h3><p>Ein Absatz & eine Liste.</p><ul><li>Eins</li><li>Zwei</li></ul><blockquote><p>Ein Zitat.</p></blockquote><pre class="wp-block-code"><code>{ "cause": 15 }</code></pre>',
  ),
  cta: { ctaStyle: 'standard', ...cta },
};

/** Only the required fields. */
export const minimal: SectionOf<'ContentWithCtaBanner'> = {
  kind: 'ContentWithCtaBanner',
  content: words('One paragraph.', 'Ét afsnit.', 'Ein Absatz.'),
};
