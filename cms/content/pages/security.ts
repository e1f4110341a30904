import { closings } from '../closings.ts';
import { companyInstruments } from '../drawings/companyInstruments.ts';
import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { photos } from '../photos.ts';

export const page: PageFixture = {
  name: 'security',
  id: 25,
  slug: l('security', 'sikkerhed', 'sicherheit'),
  title: l('Security', 'Sikkerhed', 'Sicherheit'),
  seo: {
    description: l(
      'What we promise, what we measure, and how to tell us that we were wrong.',
      'Hvad vi lover, hvad vi måler, og hvordan du fortæller os, at vi tog fejl.',
      'Was wir versprechen, was wir messen und wie Sie uns sagen, dass wir uns geirrt haben.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l(
        'What we promise, and who checks',
        'Hvad vi lover, og hvem der tjekker',
        'Was wir versprechen und wer es prüft',
      ),
      description: l(
        'Security pages tend to be a row of shields. This one is a list of sentences that somebody else has verified, with dates.',
        'Sider om sikkerhed er tit en række skjolde. Denne er en liste over sætninger, som andre har efterprøvet, med datoer.',
        'Seiten zur Sicherheit zeigen gern eine Reihe Schilde. Diese hier ist eine Liste von Sätzen, die andere geprüft haben, mit Datum.',
      ),
      image: companyInstruments.security,
      alignment: 'left',
      backgroundColor: 'white',
    },
    {
      kind: 'About',
      title: l(
        'None of your devices can be reached from the internet.',
        'Ingen af dine enheder kan nås fra internettet.',
        'Keines Ihrer Geräte ist aus dem Internet erreichbar.',
      ),
      description: l(
        'What they send goes from the mast into our core, and through a tunnel into your network. A device that wants to speak to anyone else needs a rule, and each rule has a name, a date and somebody who asked for it.',
        'Det, de sender, går fra masten ind i vores kernenet og videre til dit net gennem en tunnel. Vil en enhed tale med andre, kræver det en regel, og hver regel har et navn, en dato og en, der bad om den.',
        'Was sie senden, gelangt vom Mast in unser Kernnetz und durch einen Tunnel in Ihr Netz. Will ein Gerät mit jemand anderem sprechen, braucht es eine Regel, und jede Regel hat einen Namen, ein Datum und jemanden, der darum bat.',
      ),
      backgroundColor: 'white',
    },
    {
      kind: 'FullwidthContentSplitImgLeft',
      title: l(
        'A key alone opens nothing',
        'En nøgle alene åbner ingenting',
        'Ein Schlüssel allein öffnet nichts',
      ),
      description: l(
        'It belongs to one person or one system and works from the addresses you named. Whoever signs in shows a second token, and a key reported lost is dead within a minute.',
        'Den hører til én person eller ét system og virker fra de adresser, du har angivet. Den, der logger ind, skal bekræfte det en gang til, og en nøgle, der er meldt tabt, bliver spærret inden for et minut.',
        'Er gehört einer Person oder einem System und gilt nur von den Adressen aus, die Sie genannt haben. Wer sich anmeldet, weist sich ein zweites Mal aus, und ein verlorener Schlüssel ist binnen einer Minute gesperrt.',
      ),
      image: photos.gate,
      alignment: 'left',
      backgroundColor: 'dark',
    },
    {
      kind: 'OurValues',
      title: l(
        'Four sentences to hold us to',
        'Fire sætninger, du kan holde os fast på',
        'Vier Sätze, an denen Sie uns messen können',
      ),
      description: l(
        'They are in the contract, word for word.',
        'De står i aftalen, ord for ord.',
        'Sie stehen wortgleich im Vertrag.',
      ),
      backgroundColor: 'white',
      values: [
        {
          title: l(
            'Two cores, no master key',
            'To kernenet, ingen hovednøgle',
            'Zwei Kernnetze, kein Generalschlüssel',
          ),
          description: l(
            'Changes to either need two people. The log of who they were is kept for seven years.',
            'Ændringer i et af dem kræver to personer. Hvem der ændrede hvad, gemmes i syv år.',
            'Änderungen an einem davon brauchen zwei Personen. Wer es war, bleibt sieben Jahre aufgezeichnet.',
          ),
        },
        {
          title: l(
            'The log in Denmark and Germany',
            'Loggen i Danmark og Tyskland',
            'Das Protokoll in Dänemark und Deutschland',
          ),
          description: l(
            'It’s stored encrypted in Copenhagen and Frankfurt, and it’s yours to take when you leave.',
            'Den ligger krypteret i København og Frankfurt og følger med dig, hvis du går.',
            'Es liegt verschlüsselt in Kopenhagen und Frankfurt und geht mit, wenn Sie gehen.',
          ),
        },
        {
          title: l(
            'Tested from\u00A0outside, twice\u00A0a\u00A0year',
            'Prøvet udefra to gange om året',
            'Zweimal im Jahr von außen geprüft',
          ),
          description: l(
            'By people who are paid more, the more they find.',
            'Af folk, der bliver bedre betalt, jo mere de finder.',
            'Von Leuten, die umso mehr verdienen, je mehr sie finden.',
          ),
        },
        {
          title: l(
            'Faults are told within four hours',
            'Fejl meldes inden for fire timer',
            'Störungen melden wir binnen vier Stunden',
          ),
          description: l(
            'To you first, then on the status page, then in the Journal.',
            'Først til dig, så på statussiden, så i Journalen.',
            'Zuerst Ihnen, dann auf der Statusseite, dann im Journal.',
          ),
        },
      ],
    },
    {
      kind: 'Table',
      backgroundColor: 'light',
      title: l('Who checks, and when', 'Hvem der tjekker, og hvornår', 'Wer prüft, und wann'),
      description: l(
        'For your questionnaire. The reports behind the lines come by mail, without a form.',
        'Til dit spørgeskema. Rapporterne bag linjerne får du på mail, uden formular.',
        'Für Ihren Fragebogen. Die Berichte hinter den Zeilen kommen per E-Mail, ohne Formular.',
      ),
      headings: l(
        'Checked by\nLast time\nFound',
        'Tjekket af\nSenest\nFundet',
        'Geprüft von\nZuletzt\nBefund',
      ),
      groups: [
        {
          title: l('From outside', 'Udefra', 'Von außen'),
          lines: l(
            'ISO/IEC 27001, since 2020 | An accredited auditor | 12 May 2026 | No non-conformities\nPenetration test, twice a year | A firm that changes every second year | 21 September 2026 | Two medium findings, both closed\nLeaving with the log | A customer who left | 30 June 2026 | Complete, in six hours',
            'ISO/IEC 27001, siden 2020 | En akkrediteret auditor | 12. maj 2026 | Ingen afvigelse\nPenetrationstest, to gange om året | Et firma, der skiftes hvert andet år | 21. september 2026 | To fund af middel alvor, begge lukket\nAt tage loggen med sig | En kunde, der gik | 30. juni 2026 | Det hele, på seks timer',
            'ISO/IEC 27001, seit 2020 | Eine akkreditierte Auditorin | 12. Mai 2026 | Keine Abweichung\nPenetrationstest, zweimal im Jahr | Alle zwei Jahre eine andere Firma | 21. September 2026 | Zwei Befunde mittlerer Schwere, beide geschlossen\nMit dem Protokoll gehen | Ein Kunde, der ging | 30. Juni 2026 | Vollständig, in sechs Stunden',
          ),
        },
        {
          title: l('From inside', 'Indefra', 'Von innen'),
          lines: l(
            'Backup, read back every Monday | Two engineers, one of them watching | 16 November 2026 | Every line, in 52 minutes\nKeys in hardware, one set per customer | Two people for each change | 1 October 2026 | All rotated\nUptime of {uptimeFleet} % on Fleet, {uptimeCharter} % on Charter | The status page, each minute | October 2026 | Kept',
            'Sikkerhedskopi, læst tilbage hver mandag | To teknikere, den ene ser på | 16. november 2026 | Hver linje, på 52 minutter\nNøgler i hardware, et sæt pr. kunde | To personer ved hver ændring | 1. oktober 2026 | Alle skiftet\nOppetid på {uptimeFleet} % på Fleet, {uptimeCharter} % på Charter | Statussiden, hvert minut | Oktober 2026 | Holdt',
            'Sicherung, jeden Montag zurückgelesen | Zwei Techniker, einer sieht zu | 16. November 2026 | Jede Zeile, in 52 Minuten\nSchlüssel in Hardware, je Kunde ein Satz | Zwei Personen bei jeder Änderung | 1. Oktober 2026 | Alle gewechselt\nVerfügbarkeit {uptimeFleet} % bei Fleet, {uptimeCharter} % bei Charter | Die Statusseite, jede Minute | Oktober 2026 | Eingehalten',
          ),
        },
      ],
    },
    closings.security,
  ],
};
