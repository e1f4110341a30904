import { l } from '../../localised.ts';
import { media } from '../../media.ts';
import type { PostFixture } from '../../PostFixture.ts';
import { content, excerpt, heading } from '../../posts/sections.ts';

const cover = media(
  'cover-plan.svg',
  l(
    'A calendar with four marked days',
    'En kalender med fire markerede dage',
    'Ein Kalender mit vier markierten Tagen',
  ),
);

export const post: PostFixture = {
  id: 2,
  slug: l('plan-the-year', 'planlaeg-aaret', 'das-jahr-planen'),
  title: l(
    'Plan the year in one afternoon',
    'Planlæg året på en eftermiddag',
    'Das Jahr an einem Nachmittag planen',
  ),
  excerpt: excerpt(
    'A sheet of paper, twelve boxes, and the four dates that everything else depends on.',
    'Et ark papir, tolv felter og de fire datoer, som alt andet afhænger af.',
    'Ein Blatt Papier, zwölf Felder und die vier Termine, von denen alles andere abhängt.',
  ),
  date: '2026-10-12T09:00:00',
  author: 'company',
  categories: ['guides'],
  coverImage: cover,
  featuredImage: cover,
  sections: [
    content(
      '<p>You need no program for it. Draw twelve boxes on a sheet of paper, one for each month, and take an afternoon on which nobody calls.</p>',
      '<p>Du behøver ikke noget program til det. Tegn tolv felter på et ark papir, ét til hver måned, og find en eftermiddag, hvor ingen ringer.</p>',
      '<p>Sie brauchen dafür kein Programm. Zeichnen Sie zwölf Felder auf ein Blatt Papier, eines je Monat, und nehmen Sie sich einen Nachmittag, an dem niemand anruft.</p>',
    ),
    heading('First what is fixed', 'Først det, der ligger fast', 'Zuerst, was feststeht'),
    content(
      '<p>Enter the four dates that you cannot move: accounts, holidays, the busiest week, the quietest one. Everything else goes around them.</p>',
      '<p>Skriv de fire datoer, du ikke kan flytte: regnskab, ferie, den travleste uge og den roligste. Alt andet lægges uden om dem.</p>',
      '<p>Tragen Sie die vier Termine ein, die Sie nicht verschieben können: Abschluss, Urlaub, die vollste Woche, die ruhigste. Alles andere kommt darum herum.</p>',
    ),
    heading('Then what is left', 'Så det, der er tilbage', 'Dann, was übrig ist'),
    content(
      '<ul><li>Checks belong in the quiet weeks.</li><li>Large orders belong a month before the busy ones.</li><li>One box stays empty, for what nobody has thought of.</li></ul><p>If you would rather have it done, <a href="page:complete">Complete</a> begins with this sheet.</p>',
      '<ul><li>Eftersyn hører til i de rolige uger.</li><li>Store bestillinger hører til en måned før de travle.</li><li>Ét felt bliver tomt, til det, ingen har tænkt på.</li></ul><p>Vil du hellere have det gjort, begynder <a href="page:complete">Complete</a> med dette ark.</p>',
      '<ul><li>Durchsichten gehören in die ruhigen Wochen.</li><li>Große Bestellungen gehören einen Monat vor die vollen.</li><li>Ein Feld bleibt leer, für das, woran niemand gedacht hat.</li></ul><p>Wenn Sie es lieber abgeben: <a href="page:complete">Complete</a> beginnt mit diesem Blatt.</p>',
    ),
  ],
};
