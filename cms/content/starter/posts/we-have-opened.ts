import { l } from '../../localised.ts';
import { media } from '../../media.ts';
import type { PostFixture } from '../../PostFixture.ts';
import { content, excerpt, heading } from '../../posts/sections.ts';

const cover = media(
  'cover-doors.svg',
  l('Three doors beside each other', 'Tre døre ved siden af hinanden', 'Drei Türen nebeneinander'),
);

export const post: PostFixture = {
  id: 3,
  slug: l('we-have-opened', 'vi-har-aabnet', 'wir-haben-geoeffnet'),
  title: l('Our new website is open', 'Vores nye hjemmeside er åben', 'Unsere neue Website ist da'),
  excerpt: excerpt(
    'Prices, products and a person to write to, in three languages.',
    'Priser, produkter og en person at skrive til, på tre sprog.',
    'Preise, Produkte und eine Person, der Sie schreiben können, in drei Sprachen.',
  ),
  date: '2026-09-21T09:00:00',
  author: 'company',
  categories: ['news'],
  coverImage: cover,
  featuredImage: cover,
  sections: [
    content(
      '<p>The old one had grown for years, and nobody found anything in it any more, least of all we. The new one is small on purpose.</p>',
      '<p>Den gamle var vokset i årevis, og ingen fandt noget i den længere, mindst af alle os selv. Den nye er lille med vilje.</p>',
      '<p>Die alte war über Jahre gewachsen, und niemand fand mehr etwas darin, wir am wenigsten. Die neue ist mit Absicht klein.</p>',
    ),
    heading('What you find here', 'Hvad du finder her', 'Was Sie hier finden'),
    content(
      '<p>Both <a href="page:products">products</a> with all that is in them, the <a href="page:pricing">prices</a> in three currencies, and answers to what we are asked most.</p><blockquote><p>What is not here, you may ask us.</p></blockquote>',
      '<p>Begge <a href="page:products">produkter</a> med alt, hvad der er i dem, <a href="page:pricing">priserne</a> i tre valutaer og svar på det, vi bliver spurgt mest om.</p><blockquote><p>Det, der ikke står her, kan du spørge os om.</p></blockquote>',
      '<p>Beide <a href="page:products">Produkte</a> mit allem, was sie enthalten, die <a href="page:pricing">Preise</a> in drei Währungen und Antworten auf das, was man uns am häufigsten fragt.</p><blockquote><p>Was hier nicht steht, dürfen Sie uns fragen.</p></blockquote>',
    ),
  ],
};
