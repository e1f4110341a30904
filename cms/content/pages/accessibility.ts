import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { legalPage } from './legalPage.ts';

/** `tests/contract/accessibilityStatement.test.ts` verifies its claims about axe. */
export const page: PageFixture = legalPage({
  name: 'accessibility',
  id: 39,
  modifiedGmt: '2026-11-01T06:00:00',
  slug: l('accessibility', 'tilgaengelighed', 'barrierefreiheit'),
  title: l('Accessibility', 'Tilgængelighed', 'Barrierefreiheit'),
  description: l(
    'What this website keeps to, what it cannot do yet, and whom to tell when something does not work.',
    'Hvad hjemmesiden retter sig efter, hvad den ikke kan endnu, og hvem du siger det til.',
    'Woran sich diese Website hält, was sie noch nicht kann und wem Sie es sagen.',
  ),
  lead: l(
    'No law asks this of a company that sells to companies. We write it down all the same. Dated 1\u00A0November\u00A02026.',
    'Ingen lov kræver det af et firma, der sælger til firmaer. Vi skriver det ned alligevel. Dateret 1.\u00A0november\u00A02026.',
    'Von einem Unternehmen, das an Unternehmen verkauft, verlangt das kein Gesetz. Wir schreiben es trotzdem auf. Stand 1.\u00A0November\u00A02026.',
  ),
  text: l(
    `<h2>What we keep to</h2>
<p>WCAG 2.2, level AA, which EN 301 549 asks for. Pages are complete without JavaScript, can be used by keyboard alone and can be read at four times their size.</p>
<h2>How we know</h2>
<p>Before each version axe looks at all {checkedPages} pages and articles of this website, in three languages, and it has to find nothing. Axe finds what a machine can find. People find the rest, and then we write it here.</p>
<h2>What does not work yet</h2>
<ul><li>The API reference is written in English, whatever the language around it.</li><li>A film is played by the video host’s own player, which we cannot mend. What it shows also stands in the article.</li></ul>
<h2>Tell us</h2>
<p>Write to <a href="mailto:access@kystlink.example">access@kystlink.example</a> or ring <a href="tel:{telephoneLink}">{telephone}</a>. You have an answer within five working days, and what you needed from the page at once, in whatever form suits you.</p>
<h2>If our answer does not help</h2>
<p>Complain to the Danish Agency for Digital Government, <a href="https://digst.dk">digst.dk</a>. You need not have asked us first.</p>`,
    `<h2>Hvad vi retter os efter</h2>
<p>WCAG 2.2, niveau AA, som EN 301 549 kræver. Siderne er hele uden JavaScript, kan bruges med tastaturet alene og læses i fire gange størrelsen.</p>
<h2>Hvor vi ved det fra</h2>
<p>Før hver version ser axe på alle hjemmesidens {checkedPages} sider og artikler, på tre sprog, og må ikke finde noget. Axe finder det, en maskine kan finde. Resten finder mennesker, og så skriver vi det her.</p>
<h2>Hvad der ikke virker endnu</h2>
<ul><li>API-referencen er skrevet på engelsk, uanset sproget omkring den.</li><li>En film vises i videotjenestens egen afspiller, og den kan vi ikke rette. Det, den viser, står også i artiklen.</li></ul>
<h2>Sig det til os</h2>
<p>Skriv til <a href="mailto:access@kystlink.example">access@kystlink.example</a>, eller ring på <a href="tel:{telephoneLink}">{telephone}</a>. Du får svar inden for fem hverdage, og det, du skulle bruge fra siden, får du med det samme, i den form, der passer dig.</p>
<h2>Hvis vores svar ikke hjælper</h2>
<p>Klag til Digitaliseringsstyrelsen, <a href="https://digst.dk">digst.dk</a>. Du behøver ikke have spurgt os først.</p>`,
    `<h2>Woran wir uns halten</h2>
<p>WCAG 2.2, Stufe AA, die EN 301 549 verlangt. Die Seiten sind ohne JavaScript vollständig, lassen sich allein mit der Tastatur bedienen und auf das Vierfache vergrößern.</p>
<h2>Woher wir das wissen</h2>
<p>Vor jeder Version sieht sich axe alle {checkedPages} Seiten und Artikel dieser Website an, in drei Sprachen, und darf nichts finden. Axe findet, was eine Maschine finden kann. Den Rest finden Menschen, und dann steht es hier.</p>
<h2>Was noch nicht geht</h2>
<ul><li>Die API-Referenz ist auf Englisch verfasst, ganz gleich, in welcher Sprache die Seite ist.</li><li>Einen Film zeigt der Player des Videodienstes, und den können wir nicht verbessern. Was er zeigt, steht auch im Artikel.</li></ul>
<h2>Sagen Sie es uns</h2>
<p>Schreiben Sie an <a href="mailto:access@kystlink.example">access@kystlink.example</a> oder rufen Sie <a href="tel:{telephoneLink}">{telephone}</a> an. Eine Antwort bekommen Sie binnen fünf Werktagen, und was Sie von der Seite brauchten, sofort, in der Form, die Ihnen passt.</p>
<h2>Wenn unsere Antwort nicht hilft</h2>
<p>Beschweren Sie sich bei der dänischen Digitalisierungsbehörde, <a href="https://digst.dk">digst.dk</a>. Uns müssen Sie vorher nicht gefragt haben.</p>`,
  ),
  answeredBy: 'emre',
  cta: {
    title: l('Something in your way?', 'Er der noget i vejen?', 'Steht Ihnen etwas im Weg?'),
    description: l(
      'One line is enough: the page, and what you wanted to do there.',
      'Én linje er nok: siden, og hvad du ville gøre dér.',
      'Eine Zeile genügt: die Seite und was Sie dort tun wollten.',
    ),
    globalButtons: [
      button(
        'black',
        'mailto:access@kystlink.example',
        l('Write to us', 'Skriv til os', 'Schreiben Sie uns'),
      ),
    ],
  },
});
