import { talkToUs } from '../buttons.ts';
import { companyInstruments } from '../drawings/companyInstruments.ts';
import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { photos } from '../photos.ts';
import { button } from '../sections/parts.ts';

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
        'Nothing of yours answers on the open internet.',
        'Intet af dit svarer på det åbne internet.',
        'Nichts von Ihnen antwortet im offenen Internet.',
      ),
      description: l(
        'Devices leave the mast inside our core and enter your network through a tunnel. A device that wants to speak to anyone else needs a rule, and each rule has a name, a date and somebody who asked for it.',
        'Enheder går fra masten ind i vores kernenet og videre til dit net gennem en tunnel. Vil en enhed tale med andre, kræver det en regel, og hver regel har et navn, en dato og en, der bad om den.',
        'Geräte gelangen vom Mast in unser Kernnetz und durch einen Tunnel in Ihr Netz. Will ein Gerät mit jemand anderem sprechen, braucht es eine Regel, und jede Regel hat einen Namen, ein Datum und jemanden, der darum bat.',
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
            'Ændringer i et af dem kræver to personer. Loggen over hvem gemmes i syv år.',
            'Änderungen an einem davon brauchen zwei Personen. Wer es war, bleibt sieben Jahre aufgezeichnet.',
          ),
        },
        {
          title: l(
            'Data in Denmark and Germany',
            'Data i Danmark og Tyskland',
            'Daten in Dänemark und Deutschland',
          ),
          description: l(
            'The log lies in Copenhagen and Frankfurt, encrypted, and leaves with you.',
            'Loggen ligger krypteret i København og Frankfurt og følger med dig, hvis du går.',
            'Das Protokoll liegt verschlüsselt in Kopenhagen und Frankfurt und geht mit, wenn Sie gehen.',
          ),
        },
        {
          title: l(
            'Tested from\u00A0outside, twice\u00A0a\u00A0year',
            'Prøvet udefra to gange om året',
            'Zweimal im Jahr von außen geprüft',
          ),
          description: l(
            'The last time was September 2026: no high finding, two medium ones, both closed.',
            'Senest i september 2026: ingen alvorlige fund, to mellemstore, begge lukket.',
            'Zuletzt im September 2026: kein schwerer Befund, zwei mittlere, beide geschlossen.',
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
      kind: 'FeaturesWithCtaBanner',
      title: l('For your questionnaire', 'Til dit spørgeskema', 'Für Ihren Fragebogen'),
      backgroundColor: 'light',
      features: [
        {
          title: 'ISO/IEC 27001',
          description: l(
            'Certified since 2020, certificate on request.',
            'Certificeret siden 2020, certifikat kan fås.',
            'Zertifiziert seit 2020, Zertifikat auf Wunsch.',
          ),
        },
        {
          title: l('Uptime {uptimeFleet} %', 'Oppetid {uptimeFleet} %', 'Verfügbarkeit {uptimeFleet} %'),
          description: l(
            'In the contract on Fleet; {uptimeCharter} % on Charter.',
            'I aftalen på Fleet; {uptimeCharter} % på Charter.',
            'Im Vertrag bei Fleet; {uptimeCharter} % bei Charter.',
          ),
        },
        {
          title: l('Keys', 'Nøgler', 'Schlüssel'),
          description: l(
            'In hardware, per customer, rotated each quarter.',
            'I hardware, pr. kunde, skiftet hvert kvartal.',
            'In Hardware, je Kunde, jedes Quartal gewechselt.',
          ),
        },
      ],
      cta: {
        ctaStyle: 'gradient',
        title: l('Found something?', 'Har du fundet noget?', 'Etwas gefunden?'),
        description: l(
          'Write to us first. We answer within a day and we say thank you in public.',
          'Skriv til os først. Vi svarer inden for et døgn og siger tak offentligt.',
          'Schreiben Sie zuerst uns. Wir antworten binnen eines Tages und danken öffentlich.',
        ),
        globalButtons: [
          button(
            'white',
            'page:responsible-disclosure',
            l('Read the policy', 'Læs politikken (engelsk)', 'Richtlinie lesen (englisch)'),
          ),
          talkToUs('outline-dark'),
        ],
      },
    },
  ],
};
