import { words } from '../buttons.ts';
import { l } from '../localised.ts';
import { companyInfo } from '../office.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { legalPage } from './legalPage.ts';

export const page: PageFixture = legalPage({
  name: 'terms',
  id: 26,
  slug: l('terms', 'vilkaar', 'bedingungen'),
  title: l('Terms', 'Vilkår', 'Bedingungen'),
  description: l(
    'The terms for every plan, dated 1 October 2026.',
    'Vilkårene for alle aftaler, dateret 1. oktober 2026.',
    'Die Bedingungen für jeden Tarif, Stand 1. Oktober 2026.',
  ),
  lead: l(
    'Dated, short and versioned. These apply from 1\u00A0October\u00A02026. The old ones stay online, with every change marked.',
    'Daterede og korte. Disse gælder fra 1.\u00A0oktober\u00A02026. De gamle bliver stående med alle ændringer markeret.',
    'Datiert, kurz und mit Version. Diese gelten ab 1.\u00A0Oktober\u00A02026. Die alten bleiben stehen, jede Änderung ist markiert.',
  ),
  text: l(
    `<h2>1. What you buy</h2>
<p>Access to {networks} networks through SIMs that we issue, the log of what they do, and the tools to steer them. The plan says how much of each. The <a href="page:pricing">price list</a> is part of these terms.</p>
<h2>2. What you pay</h2>
<p>Each active SIM a month and each megabyte moved, in the currency you chose. Invoices come on the second of the month and are due in thirty days. A SIM that moved no data and sent no SMS is not active.</p>
<h2>3. When prices change</h2>
<p>At most once a year, announced at least forty days ahead with the invoice that made us do it. Your thirty days fit in between, on Charter too.</p>
<h2>4. Notice</h2>
<p>Thirty days from either side. Charter is agreed for a year. Your log stays available to you for ninety days after the end.</p>
<h2>5. What you may not do</h2>
<ul><li>Put a SIM into a telephone and make a living from it.</li><li>Send anything that takes the network down for others. We block the SIM first and call you second.</li><li>Resell without telling us who the devices belong to.</li></ul>
<h2>6. When it does not work</h2>
<p>Fleet promises {uptimeFleet} % a month, Charter {uptimeCharter} %, measured at the core. Below that we credit a tenth of the month for every started tenth of a per cent. What a foreign mast does we can log but not promise.</p>
<h2>7. Law</h2>
<p>Danish law, Copenhagen courts. If a sentence can be read in two ways, the way that suits you applies. Our lawyer found that unusual and then agreed.</p>`,
    `<h2>1. Hvad du køber</h2>
<p>Adgang til {networks} net gennem SIM-kort fra os, loggen over, hvad de gør, og værktøj til at styre dem. Aftalen siger, hvor meget af hvert. <a href="page:pricing">Prislisten</a> er en del af vilkårene.</p>
<h2>2. Hvad du betaler</h2>
<p>Hvert aktivt SIM-kort pr. måned og hver flyttet megabyte, i den valuta, du valgte. Regningen kommer den 2. i måneden og skal betales inden tredive dage. Et SIM-kort, der hverken har flyttet data eller sendt en sms, er ikke aktivt.</p>
<h2>3. Når priser ændres</h2>
<p>Højst én gang om året, varslet mindst fyrre dage før med den regning, der var skyld i det. Dine tredive dage kan nås imens, også på Charter.</p>
<h2>4. Opsigelse</h2>
<p>Tredive dage fra begge sider. Charter aftales for et år. Din log er tilgængelig for dig i halvfems dage efter ophør.</p>
<h2>5. Hvad du ikke må</h2>
<ul><li>Sætte kortet i en telefon og leve af det.</li><li>Sende noget, der lægger nettet ned for andre. Vi blokerer kortet først og ringer bagefter.</li><li>Sælge videre uden at sige, hvem enhederne tilhører.</li></ul>
<h2>6. Når det ikke virker</h2>
<p>Fleet lover {uptimeFleet} % om måneden, Charter {uptimeCharter} %, målt ved kernenettet. Er oppetiden lavere, krediterer vi en tiendedel af måneden for hver påbegyndt tiendedel procent. Hvad en udenlandsk mast gør, kan vi logge, men ikke love.</p>
<h2>7. Lovvalg</h2>
<p>Dansk ret, Københavns Byret. Kan en sætning læses på to måder, gælder den, der passer dig bedst. Vores advokat fandt det usædvanligt og sagde så ja.</p>`,
    `<h2>1. Was Sie kaufen</h2>
<p>Zugang zu {networks} Netzen über SIM-Karten, die wir ausgeben, das Protokoll dessen, was sie tun, und Werkzeuge, um sie zu steuern. Der Tarif nennt den Umfang. Die <a href="page:pricing">Preisliste</a> ist Teil dieser Bedingungen.</p>
<h2>2. Was Sie zahlen</h2>
<p>Jede aktive SIM-Karte pro Monat und jedes übertragene Megabyte, in der gewählten Währung. Die Rechnung kommt am Zweiten des Monats und ist in dreißig Tagen fällig. Eine Karte, die weder Daten übertragen noch eine SMS gesendet hat, ist nicht aktiv.</p>
<h2>3. Wenn sich Preise ändern</h2>
<p>Höchstens einmal im Jahr, mindestens vierzig Tage vorher angekündigt, mit der Rechnung, die dazu geführt hat. Ihre dreißig Tage passen dazwischen, auch bei Charter.</p>
<h2>4. Kündigung</h2>
<p>Dreißig Tage auf beiden Seiten. Charter wird für ein Jahr vereinbart. Ihr Protokoll bleibt nach dem Ende neunzig Tage abrufbar.</p>
<h2>5. Was nicht erlaubt ist</h2>
<ul><li>Die Karte in ein Telefon stecken und davon leben.</li><li>Etwas senden, das das Netz für andere lahmlegt. Wir sperren erst die Karte und rufen dann an.</li><li>Weiterverkaufen, ohne zu sagen, wem die Geräte gehören.</li></ul>
<h2>6. Wenn es nicht funktioniert</h2>
<p>Fleet verspricht {uptimeFleet} % im Monat, Charter {uptimeCharter} %, gemessen im Kernnetz. Darunter schreiben wir für jedes angefangene Zehntelprozent ein Zehntel des Monats gut. Was ein fremder Mast tut, können wir protokollieren, aber nicht versprechen.</p>
<h2>7. Recht</h2>
<p>Dänisches Recht, Gerichtsstand Kopenhagen. Lässt sich ein Satz auf zwei Arten lesen, gilt die für Sie günstigere. Unser Anwalt fand das ungewöhnlich und stimmte dann zu.</p>`,
  ),
  answeredBy: 'signe',
  cta: {
    title: l('A sentence is unclear?', 'Er en sætning uklar?', 'Ein Satz ist unklar?'),
    description: l(
      'If it can be read in two ways, the way that suits you applies. Tell us which sentence.',
      'Kan den læses på to måder, gælder den, der passer dig bedst. Sig os hvilken sætning.',
      'Lässt er sich auf zwei Arten lesen, gilt die für Sie günstigere. Sagen Sie uns, welcher.',
    ),
    globalButtons: [button('black', 'page:contact', words.writeToUs)],
  },
  more: [companyInfo],
});
