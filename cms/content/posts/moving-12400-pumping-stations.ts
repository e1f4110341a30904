import { photos } from '#cms/content/photos.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading } from './sections.ts';
import { signedBy } from './signatures.ts';

export const post: PostFixture = {
  id: 2,
  slug: l('moving-12400-pumping-stations', 'at-flytte-12400-pumpestationer', '12400-pumpstationen-umziehen'),
  title: l(
    'What we learned from moving {nordvandStations} pumping stations in nine countries from one SIM to another without opening a single cabinet, told in the order in which it went wrong',
    'Hvad vi lærte af at flytte {nordvandStations} pumpestationer i ni lande fra ét SIM-kort til et andet uden at åbne et eneste skab, fortalt i den rækkefølge, det gik galt',
    'Was wir gelernt haben, als wir {nordvandStations} Pumpwerke in neun Ländern von einer SIM-Karte auf eine andere umstellten, ohne einen einzigen Schaltschrank zu öffnen, erzählt in der Reihenfolge, in der es schiefging',
  ),
  excerpt: excerpt(
    'Four mistakes, eleven weeks and one spreadsheet that was right all along.',
    'Fire fejl, elleve uger og ét regneark, der havde ret hele tiden.',
    'Vier Fehler, elf Wochen und eine Tabelle, die von Anfang an recht hatte.',
  ),
  date: '2024-04-10T08:00:00',
  author: 'jonas-riis',
  categories: ['field-notes', 'engineering'],
  coverImage: photos.pump,
  featuredImage: photos.pump,
  seo: {
    title: l(
      'Moving {nordvandStations} pumping stations to a new SIM',
      '{nordvandStations} pumpestationer på nyt SIM-kort',
      '{nordvandStations} Pumpwerke auf neuer SIM-Karte',
    ),
  },
  sections: [
    content(
      `<p>Nordvand’s stations had an eSIM in them already, unused. The plan was to send each of them our profile over the air, country by country. It took eleven weeks instead of six. These are the five extra ones.</p>`,
      `<p>I Nordvands stationer sad der i forvejen et eSIM, som ikke blev brugt. Planen var at sende vores profil til hver af dem trådløst, land for land. Det tog elleve uger i stedet for seks. Her er de fem ekstra.</p>`,
      `<p>In Nordvands Pumpwerken saß bereits eine eSIM, unbenutzt. Der Plan war, jedem von ihnen unser Profil über Funk zu schicken, Land für Land. Es dauerte elf Wochen statt sechs. Hier sind die fünf zusätzlichen.</p>`,
    ),
    heading('In this order', 'I denne rækkefølge', 'In dieser Reihenfolge'),
    content(
      `<ol>
<li><strong>Week 2: the APN.</strong> The profile changed, the APN in the modem did not. 40 stations attached and said nothing. Since then the new APN is written first, as a second entry, and tried before anything else moves.</li>
<li><strong>Week 4: all at once.</strong> We sent 900 orders in a minute, and 900 modems in one valley searched at the same time. The network answered with cause 22. Now we send 30 a minute, in no order that follows a map.</li>
<li><strong>Week 5: the clock.</strong> Stations that had been without power restarted in 1970, and a certificate is not valid in 1970. Time first, then the profile.</li>
<li><strong>Week 8: the list.</strong> 61 stations did not answer at all. The operations list had them; the map did not. They had been pulled down years ago, and only Maja’s spreadsheet knew. We should have begun with it.</li>
</ol>`,
      `<ol>
<li><strong>Uge 2: APN’en.</strong> Profilen skiftede, det gjorde APN’en i modemmet ikke. 40 stationer koblede sig på og sagde ingenting. Siden skriver vi den nye APN først, som nummer to, og prøver den, før noget andet flytter sig.</li>
<li><strong>Uge 4: alle på én gang.</strong> Vi sendte 900 ordrer på et minut, og 900 modemmer i samme dal søgte samtidig. Nettet svarede med årsag 22. Nu sender vi 30 i minuttet i en rækkefølge, der ikke følger kortet.</li>
<li><strong>Uge 5: uret.</strong> Stationer, der havde været uden strøm, startede i 1970, og et certifikat gælder ikke i 1970. Tiden først, så profilen.</li>
<li><strong>Uge 8: listen.</strong> 61 stationer svarede slet ikke. De stod ikke på kortet, men på driftslisten. De var revet ned for år tilbage, og det vidste kun Majas regneark. Vi skulle være begyndt med det.</li>
</ol>`,
      `<ol>
<li><strong>Woche 2: der APN.</strong> Das Profil wechselte, der APN im Modem nicht. 40 Pumpwerke buchten sich ein und sagten nichts. Seitdem schreiben wir den neuen APN zuerst, als zweiten Eintrag, und probieren ihn, bevor sich sonst etwas bewegt.</li>
<li><strong>Woche 4: alle auf einmal.</strong> Wir schickten 900 Aufträge in einer Minute, und 900 Modems in einem Tal suchten gleichzeitig. Das Netz antwortete mit Ursache 22. Jetzt senden wir 30 pro Minute, in einer Folge, die keiner Karte entspricht.</li>
<li><strong>Woche 5: die Uhr.</strong> Pumpwerke, die ohne Strom gewesen waren, begannen im Jahr 1970, und 1970 gilt kein Zertifikat. Erst die Zeit, dann das Profil.</li>
<li><strong>Woche 8: die Liste.</strong> 61 Pumpwerke antworteten gar nicht. Auf der Karte fehlten sie, auf der Betriebsliste standen sie. Sie waren vor Jahren abgerissen worden, und das wusste nur Majas Tabelle. Mit ihr hätten wir anfangen sollen.</li>
</ol>`,
    ),
    heading('What went right', 'Hvad der gik godt', 'Was gut ging'),
    content(
      `<p>No cabinet was opened because it had to be. Every station that failed went back to its old profile within the hour, because the old one was only deleted after a week of silence about it. If you plan something similar, take the slow week at the end and the spreadsheet at the beginning. What the move was good for is in <a href="post:nordvand-stopped-driving">how Nordvand stopped driving</a>.</p>`,
      `<p>Ikke ét skab blev åbnet af nødvendighed. Hver station, der svigtede, gik tilbage til sin gamle profil inden for en time, for den gamle blev først slettet efter en uge, hvor ingen klagede. Planlægger du noget lignende, så læg den langsomme uge til sidst og regnearket først. Hvad flytningen var godt for, står i <a href="post:nordvand-stopped-driving">sådan holdt Nordvand op med at køre</a>.</p>`,
      `<p>Kein Schaltschrank wurde geöffnet, weil es nötig gewesen wäre. Jedes Pumpwerk, bei dem es scheiterte, kehrte binnen einer Stunde zum alten Profil zurück, denn gelöscht wurde das alte erst, wenn eine Woche lang niemand klagte. Wenn Sie Ähnliches vorhaben, legen Sie die langsame Woche ans Ende und die Tabelle an den Anfang. Wozu der Umzug gut war, steht in <a href="post:nordvand-stopped-driving">Wie Nordvand das Fahren aufgab</a>.</p>`,
    ),
    signedBy('jonas-riis'),
  ],
  modifiedGmt: '2026-11-18T07:10:00',
};
