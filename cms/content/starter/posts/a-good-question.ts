import { l } from '../../localised.ts';
import { media } from '../../media.ts';
import type { PostFixture } from '../../PostFixture.ts';
import { content, excerpt, heading } from '../../posts/sections.ts';

const cover = media(
  'cover-answer.svg',
  l(
    'A speech bubble with a question, and one with the answer',
    'En taleboble med et spørgsmål og en med svaret',
    'Eine Sprechblase mit einer Frage und eine mit der Antwort',
  ),
);

export const post: PostFixture = {
  id: 1,
  slug: l('a-good-question', 'et-godt-spoergsmaal', 'eine-gute-frage'),
  title: l(
    'How to ask so that one answer is enough',
    'Sådan spørger du, så ét svar er nok',
    'So fragen Sie, damit eine Antwort genügt',
  ),
  excerpt: excerpt(
    'Three lines that save a day of letters back and forth.',
    'Tre linjer, der sparer en dag med breve frem og tilbage.',
    'Drei Zeilen, die einen Tag Hin und Her sparen.',
  ),
  date: '2026-11-02T09:00:00',
  author: 'company',
  categories: ['guides'],
  coverImage: cover,
  featuredImage: cover,
  sections: [
    content(
      '<p>Most questions come back as a question: which one, since when, what have you tried? Whoever says so at once has the answer a day earlier.</p>',
      '<p>De fleste spørgsmål kommer tilbage som et spørgsmål: hvilken, siden hvornår, hvad har du prøvet? Den, der siger det med det samme, har svaret en dag før.</p>',
      '<p>Auf die meisten Fragen folgt eine Frage: welche, seit wann, was haben Sie versucht? Wer es gleich dazuschreibt, hat die Antwort einen Tag früher.</p>',
    ),
    heading('Three lines', 'Tre linjer', 'Drei Zeilen'),
    content(
      '<ol><li>What you wanted to do, and what happened in its place.</li><li>Since when, and whether anything was changed that day.</li><li>What you have tried already, even if it did not help.</li></ol>',
      '<ol><li>Hvad du ville gøre, og hvad der skete i stedet.</li><li>Siden hvornår, og om noget blev ændret den dag.</li><li>Hvad du allerede har prøvet, også hvis det ikke hjalp.</li></ol>',
      '<ol><li>Was Sie tun wollten und was stattdessen geschah.</li><li>Seit wann, und ob an diesem Tag etwas geändert wurde.</li><li>Was Sie schon versucht haben, auch wenn es nicht half.</li></ol>',
    ),
    heading('And a picture', 'Og et billede', 'Und ein Bild'),
    content(
      '<p>A photograph of what you see says more than its description. Send it along; it does not have to be a good one. The address is under <a href="page:contact">contact</a>.</p>',
      '<p>Et foto af det, du ser, siger mere end beskrivelsen af det. Send det med; det behøver ikke være godt. Adressen står under <a href="page:contact">kontakt</a>.</p>',
      '<p>Ein Foto dessen, was Sie sehen, sagt mehr als seine Beschreibung. Schicken Sie es mit; es muss kein gutes sein. Die Adresse steht unter <a href="page:contact">Kontakt</a>.</p>',
    ),
  ],
};
