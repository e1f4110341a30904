import { photos } from '#cms/content/photos.ts';
import { invoice } from '../drawings/limits.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading, picture } from './sections.ts';
import { signedBy } from './signatures.ts';

export const post: PostFixture = {
  id: 22,
  slug: l('we-raised-a-price', 'vi-har-haevet-en-pris', 'wir-haben-einen-preis-erhoeht'),
  title: l(
    'We raised a price. Here is the invoice that made us do it',
    'Vi har hævet en pris. Her er regningen, der fik os til det',
    'Wir haben einen Preis erhöht. Hier ist die Rechnung, die den Anstoß gab',
  ),
  excerpt: excerpt(
    'World data goes from 0.060 to 0.065 dollars. This is the line that changed, and the two we argued about.',
    'Data i zonen Verden stiger fra 0,060 til 0,065 dollar. Her er linjen, der ændrede sig, og de to, vi skændtes om.',
    'Daten in der Zone Welt kosten künftig 0,065 statt 0,060 Dollar. Das ist die Zeile, die sich geändert hat, und die zwei, über die wir gestritten haben.',
  ),
  date: '2026-09-18T07:00:00',
  author: 'signe-holm',
  categories: ['company'],
  coverImage: photos.office,
  featuredImage: photos.office,
  sections: [
    content(
      `<p>From 1 November 2026 a megabyte in the World zone costs $0.065. It costs $0.060 today. The prices in kroner and euro stay at 0.45 kr. and €0.06, and nothing changes in Europe.</p>
<p>If you have no devices in the World zone, or are not billed in dollars, you may stop reading here. If you do, the rest is what we would want to know in your place: what it costs you, why we did it, and what we decided not to raise.</p>`,
      `<p>Fra 1. november 2026 koster en megabyte i zonen Verden 0,065 dollar. I dag koster den 0,060. Priserne i kroner og euro bliver på 0,45 kr. og 0,06 €, og i Europa ændrer intet sig.</p>
<p>Har du ingen enheder i Verden, eller får du ikke regningen i dollar, kan du holde op med at læse her. Ellers er resten det, vi selv ville vide i dit sted: hvad det koster dig, hvorfor vi gjorde det, og hvad vi lod være med at hæve.</p>`,
      `<p>Ab dem 1. November 2026 kostet ein Megabyte in der Zone Welt 0,065 Dollar. Heute kostet es 0,060. Die Preise in Kronen und Euro bleiben bei 0,45 DKK und 0,06 €, und in Europa ändert sich nichts.</p>
<p>Wenn Sie keine Geräte in der Zone Welt haben oder Ihre Rechnung nicht in Dollar bekommen, können Sie hier aufhören zu lesen. Sonst folgt, was wir an Ihrer Stelle wissen wollten: was es Sie kostet, warum wir es getan haben und was wir nicht erhöht haben.</p>`,
    ),
    heading('What it costs you', 'Det koster det dig', 'Was es Sie kostet'),
    content(
      `<p>Take 500 SIMs on Fleet, World, with 12 MB each. That is the model invoice from the price list, moved from one zone to the other.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Line</th><th scope="col">Until 31 October</th><th scope="col">From 1 November</th></tr></thead><tbody><tr><td>500 active SIMs at $1.55</td><td>$775.00</td><td>$775.00</td></tr><tr><td>6,000 MB, pooled</td><td>$360.00</td><td>$390.00</td></tr><tr><td><strong>To pay</strong></td><td><strong>$1,135.00</strong></td><td><strong>$1,165.00</strong></td></tr></tbody></table><figcaption>Without VAT. The difference is $30.00 a month, or 2.6 per cent of this invoice.</figcaption></figure>
<p>The same fleet in Europe pays $607.00 in both columns.</p>`,
      `<p>Tag 500 SIM-kort på Fleet, Verden, med 12 MB hver. Det er regneeksemplet fra prislisten, flyttet fra den ene zone til den anden.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Linje</th><th scope="col">Til og med 31. oktober</th><th scope="col">Fra 1. november</th></tr></thead><tbody><tr><td>500 aktive SIM-kort à 1,55 $</td><td>775,00 $</td><td>775,00 $</td></tr><tr><td>6.000 MB i fælles pulje</td><td>360,00 $</td><td>390,00 $</td></tr><tr><td><strong>At betale</strong></td><td><strong>1.135,00 $</strong></td><td><strong>1.165,00 $</strong></td></tr></tbody></table><figcaption>Uden moms. Forskellen er 30,00 $ om måneden eller 2,6 procent af denne regning.</figcaption></figure>
<p>Den samme flåde i Europa betaler 607,00 $ i begge kolonner.</p>`,
      `<p>Nehmen Sie 500 SIM-Karten im Tarif Fleet, Welt, mit je 12 MB. Das ist die Musterrechnung aus der Preisliste, von der einen Zone in die andere versetzt.</p>
<figure class="wp-block-table"><table><thead><tr><th scope="col">Zeile</th><th scope="col">Bis 31. Oktober</th><th scope="col">Ab 1. November</th></tr></thead><tbody><tr><td>500 aktive SIM-Karten zu 1,55 $</td><td>775,00 $</td><td>775,00 $</td></tr><tr><td>6.000 MB, gemeinsam genutzt</td><td>360,00 $</td><td>390,00 $</td></tr><tr><td><strong>Zu zahlen</strong></td><td><strong>1.135,00 $</strong></td><td><strong>1.165,00 $</strong></td></tr></tbody></table><figcaption>Ohne Umsatzsteuer. Der Unterschied beträgt 30,00 $ im Monat oder 2,6 Prozent dieser Rechnung.</figcaption></figure>
<p>Dieselbe Flotte in Europa zahlt in beiden Spalten 607,00 $.</p>`,
    ),
    picture(
      invoice,
      l(
        'The model invoice: 500 SIMs and 6,000 MB on Fleet, Europe',
        'Regneeksemplet: 500 SIM-kort og 6.000 MB på Fleet, Europa',
        'Die Musterrechnung: 500 SIM-Karten und 6.000 MB im Tarif Fleet, Europa',
      ),
      'small',
      true,
      l(
        'In Europe the invoice is what it was.',
        'I Europa er regningen, som den var.',
        'In Europa ist die Rechnung, wie sie war.',
      ),
    ),
    heading('The line that changed', 'Linjen, der ændrede sig', 'Die Zeile, die sich geändert hat'),
    content(
      `<p>We buy data from operators by the megabyte and settle in dollars outside Europe. In July one of those settlements came back half a cent dearer per megabyte than the one before. We asked whether it was a mistake. It was a renewal.</p>
<p>Half a cent is what we passed on. We did not round it up, and we did not use the occasion to move anything else. On an invoice in kroner or euro the same half cent exists, but there we buy enough ahead to leave the price alone through 2027.</p>
<blockquote><p>If a price goes up and the reason does not fit on one line, it is not the reason.</p></blockquote>`,
      `<p>Vi køber data af operatørerne pr. megabyte og afregner i dollar uden for Europa. I juli var en af de afregninger en halv cent dyrere pr. megabyte end den forrige. Vi spurgte, om det var en fejl. Det var en fornyelse.</p>
<p>Den halve cent er det, vi sender videre. Vi har ikke rundet op, og vi har ikke benyttet lejligheden til at flytte andet. Den samme halve cent findes også på en regning i kroner eller euro, men dér køber vi så langt frem, at prisen kan blive stående til og med 2027.</p>
<blockquote><p>Stiger en pris, og grunden ikke kan stå på én linje, så er det ikke grunden.</p></blockquote>`,
      `<p>Wir kaufen Daten bei den Betreibern je Megabyte und rechnen außerhalb Europas in Dollar ab. Im Juli kam eine dieser Abrechnungen zurück, einen halben Cent je Megabyte teurer als die vorige. Wir fragten, ob das ein Versehen sei. Es war eine Vertragsverlängerung.</p>
<p>Diesen halben Cent geben wir weiter. Wir haben nicht aufgerundet und die Gelegenheit nicht genutzt, um etwas anderes zu verschieben. Auf einer Rechnung in Kronen oder Euro steckt derselbe halbe Cent, doch dort kaufen wir weit genug im Voraus, dass der Preis bis Ende 2027 stehen bleibt.</p>
<blockquote><p>Wenn ein Preis steigt und der Grund nicht in eine Zeile passt, ist es nicht der Grund.</p></blockquote>`,
    ),
    heading('The two we argued about', 'De to, vi skændtes om', 'Die zwei, über die wir gestritten haben'),
    content(
      `<p>Two other lines were on the table that morning. Both stay where they are, and neither decision was unanimous.</p>
<h3>The fee for a SIM that only attaches</h3>
<p>A SIM that attaches and moves nothing costs us signalling and costs you nothing. Emre wanted to charge for it; a fleet that attaches every minute keeps a core awake. Lotte said no, because then people would switch devices off to save money, and a device that is off cannot tell you why. Lotte won. An active SIM is still one that moved data or sent an SMS that month.</p>
<h3>One price for both zones</h3>
<p>It would be simpler. It would also mean that a pump in Esbjerg pays for a ship in Valparaíso. We like simple, but not at somebody else’s expense.</p>`,
      `<p>To andre linjer lå på bordet den morgen. Begge bliver, hvor de er, og ingen af beslutningerne var enstemmig.</p>
<h3>Gebyret for et SIM-kort, der kun kobler sig på</h3>
<p>Et SIM-kort, der kobler sig på uden at flytte noget, koster os signalering og koster dig ingenting. Emre ville tage penge for det; en flåde, der kobler sig på hvert minut, holder en kerne vågen. Lotte sagde nej, for så slukker folk deres enheder for at spare, og en slukket enhed kan ikke fortælle hvorfor. Lotte vandt. Et aktivt SIM-kort er stadig et, der har flyttet data eller sendt en sms i måneden.</p>
<h3>Én pris for begge zoner</h3>
<p>Det ville være enklere. Det ville også betyde, at en pumpe i Esbjerg betaler for et skib i Valparaíso. Vi kan godt lide det enkle, men ikke for andres penge.</p>`,
      `<p>Zwei weitere Zeilen lagen an jenem Morgen auf dem Tisch. Beide bleiben, wo sie sind, und keine der Entscheidungen fiel einstimmig.</p>
<h3>Die Gebühr für eine SIM-Karte, die sich nur einbucht</h3>
<p>Eine SIM-Karte, die sich einbucht und nichts überträgt, kostet uns Signalisierung und Sie nichts. Emre wollte dafür Geld nehmen; eine Flotte, die sich jede Minute einbucht, hält einen Kern wach. Lotte war dagegen: Dann schalten die Leute ihre Geräte ab, um zu sparen, und ein abgeschaltetes Gerät kann nicht sagen, warum. Lotte hat gewonnen. Aktiv ist weiterhin eine SIM-Karte, die im Monat Daten übertragen oder eine SMS gesendet hat.</p>
<h3>Ein Preis für beide Zonen</h3>
<p>Das wäre einfacher. Es hieße aber auch, dass eine Pumpe in Esbjerg für ein Schiff in Valparaíso zahlt. Wir mögen es einfach, nur nicht auf fremde Kosten.</p>`,
    ),
    heading('What we did not do', 'Det gjorde vi ikke', 'Was wir nicht getan haben'),
    content(
      `<p>We did not add a line. The invoice still has two and a sum: SIMs that were active, megabytes that were moved. A surcharge would have been easier to write, because a surcharge does not look like a price. It reads like weather, and then it stays.</p>
<p>We did not give large fleets another letter than small ones. Charter customers read this one, on the same morning, and pay the same $0.065. Their SIM is cheaper because we print it for them by the thousand; a megabyte is a megabyte.</p>
<p>And we did not wait for January, when everybody else’s letters come. You would not have read it.</p>`,
      `<p>Vi har ikke tilføjet en linje. Regningen har stadig to og en sum: SIM-kort, der var aktive, og megabyte, der blev flyttet. Et tillæg havde været lettere at skrive, for et tillæg ligner ikke en pris. Det lyder som vejret, og så bliver det hængende.</p>
<p>Vi har ikke sendt de store flåder et andet brev end de små. Charter-kunderne læser dette, samme morgen, og betaler de samme 0,065 dollar. Deres SIM-kort er billigere, fordi vi trykker dem i tusindvis; en megabyte er en megabyte.</p>
<p>Og vi ventede ikke til januar, hvor alle de andres breve kommer. Så havde du ikke læst det.</p>`,
      `<p>Wir haben keine Zeile hinzugefügt. Die Rechnung hat weiterhin zwei und eine Summe: SIM-Karten, die aktiv waren, und Megabyte, die übertragen wurden. Ein Zuschlag wäre leichter zu schreiben gewesen, denn ein Zuschlag sieht nicht wie ein Preis aus. Er liest sich wie das Wetter, und dann bleibt er.</p>
<p>Wir haben großen Flotten keinen anderen Brief geschickt als kleinen. Charter-Kunden lesen diesen hier, am selben Morgen, und zahlen dieselben 0,065 Dollar. Ihre SIM-Karte ist günstiger, weil wir sie für sie zu Tausenden drucken; ein Megabyte ist ein Megabyte.</p>
<p>Und wir haben nicht bis Januar gewartet, wenn die Briefe aller anderen kommen. Sie hätten ihn nicht gelesen.</p>`,
    ),
    heading('What you can do', 'Det kan du gøre', 'Was Sie tun können'),
    content(
      `<ul>
<li><strong>Leave.</strong> Notice is 30 days on Pilot and Fleet, and this letter gives you 43. It gives them to Charter as well, whatever is left of the year.</li>
<li><strong>Change currency.</strong> You may move your invoices to euro or kroner once, at any time before the end of the year.</li>
<li><strong>Send less.</strong> Most World fleets we look at pay for handshakes. <a href="post:sending-40-bytes">Sending 40 bytes without paying for 4,000</a> saves more than half a cent.</li>
<li><strong>Set a limit.</strong> <a href="page:limits">A ceiling</a> per SIM or tag stops traffic where you say, at no charge.</li>
</ul>
<p>The whole list is on <a href="page:pricing">the pricing page</a>. Prices are set once a year and this is the one for 2027; the next time we write about them it will be September again. Call me if a line is unclear. I signed it, so I can explain it.</p>`,
      `<ul>
<li><strong>Gå.</strong> Varslet er 30 dage på Pilot og Fleet, og med dette brev får du 43. Det gør Charter også, uanset hvor meget der er tilbage af året.</li>
<li><strong>Skift valuta.</strong> Du kan flytte dine regninger til euro eller kroner én gang, når du vil inden årets udgang.</li>
<li><strong>Send mindre.</strong> De fleste flåder i Verden, vi ser på, betaler for håndtryk. <a href="post:sending-40-bytes">At sende 40 byte uden at betale for 4.000</a> sparer mere end en halv cent.</li>
<li><strong>Sæt en grænse.</strong> <a href="page:limits">Et loft</a> pr. SIM-kort eller mærke stopper trafikken, hvor du siger. Det koster ikke noget.</li>
</ul>
<p>Hele listen står på <a href="page:pricing">prissiden</a>. Priserne bliver fastsat én gang om året, og disse gælder for 2027; næste gang vi skriver om dem, er det september igen. Ring til mig, hvis en linje er uklar. Jeg har skrevet under på den, så jeg kan også forklare den.</p>`,
      `<ul>
<li><strong>Gehen.</strong> Die Kündigungsfrist beträgt bei Pilot und Fleet 30 Tage, und dieser Brief lässt Ihnen 43. Charter auch, was immer vom Jahr noch übrig ist.</li>
<li><strong>Die Währung wechseln.</strong> Sie können Ihre Rechnungen bis Jahresende einmal auf Euro oder Kronen umstellen, wann Sie wollen.</li>
<li><strong>Weniger senden.</strong> Die meisten Flotten der Zone Welt, die wir uns ansehen, bezahlen für Handshakes. <a href="post:sending-40-bytes">40 Byte senden, ohne 4.000 zu bezahlen</a> spart mehr als einen halben Cent.</li>
<li><strong>Ein Limit setzen.</strong> <a href="page:limits">Eine Obergrenze</a> je SIM-Karte oder Gruppe stoppt den Verkehr dort, wo Sie es sagen, und kostet nichts.</li>
</ul>
<p>Die ganze Liste steht auf der <a href="page:pricing">Preisseite</a>. Preise legen wir einmal im Jahr fest, und das ist die Liste für 2027; wenn wir das nächste Mal darüber schreiben, ist wieder September. Rufen Sie mich an, wenn eine Zeile unklar ist. Ich habe sie unterschrieben, also kann ich sie auch erklären.</p>`,
    ),
    signedBy('signe-holm'),
  ],
};
