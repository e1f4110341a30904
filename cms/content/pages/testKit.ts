import { closings } from '../closings.ts';
import { kitInstruments } from '../drawings/kitInstruments.ts';
import { l } from '../localised.ts';
import { media } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { askJonas, drawings } from '../shared.ts';

export const page: PageFixture = {
  name: 'test-kit',
  id: 24,
  slug: l('test-kit', 'testsaet', 'testpaket'),
  title: l('Test kit', 'Testsæt', 'Testpaket'),
  seo: {
    description: l(
      'Five SIMs, {kitMegabytes} MB, 30 days, free. No contract, no card.',
      'Fem SIM-kort, {kitMegabytes} MB, 30 dage, gratis. Ingen aftale, intet betalingskort.',
      'Fünf SIM-Karten, {kitMegabytes} MB, 30 Tage, kostenlos. Kein Vertrag, keine Kreditkarte.',
    ),
    cornerstone: true,
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l(
        'Put five SIMs in the water',
        'Sæt fem SIM\u2011kort i\u00A0vandet',
        'Testen Sie fünf SIM-Karten dort, wo es darauf ankommt',
      ),
      description: l(
        'Five SIMs and {kitMegabytes} MB for 30 days, free. If they do not attach where your devices are, you have lost an envelope.',
        'Fem SIM-kort og {kitMegabytes} MB i 30 dage, gratis. Kobler de sig ikke på, hvor dine enheder står, har du mistet en kuvert.',
        'Fünf SIM-Karten und {kitMegabytes} MB für 30 Tage, kostenlos. Buchen sie sich bei Ihren Geräten nicht ein, haben Sie einen Umschlag verloren.',
      ),
      image: kitInstruments.dayTwo,
      alignment: 'right',
      backgroundColor: 'white',
    },
    {
      kind: 'Contact',
      title: l('Where should the envelope go?', 'Hvor skal kuverten hen?', 'Wohin soll der Umschlag?'),
      description: l(
        'It fits through any letterbox.',
        'Den går gennem enhver brevsprække.',
        'Er passt durch jeden Briefschlitz.',
      ),
      contactinfo: l(
        '<p><strong>Posted</strong><br />The same day, if you order before <em>15:00</em></p><p><strong>On its way</strong><br />Two days in Europe, elsewhere as long as the boat takes</p><p><strong>To pay</strong><br />Nothing. We ask for no card number and no signature</p>',
        '<p><strong>Sendt</strong><br />Samme dag, hvis du bestiller før <em>kl. 15</em></p><p><strong>Undervejs</strong><br />To dage i Europa, ellers så længe, som båden er om det</p><p><strong>At betale</strong><br />Intet. Vi beder hverken om betalingskort eller underskrift</p>',
        '<p><strong>Verschickt</strong><br />Am selben Tag, wenn Sie vor <em>15 Uhr</em> bestellen</p><p><strong>Unterwegs</strong><br />Zwei Tage in Europa, sonst so lange, wie das Schiff braucht</p><p><strong>Zu zahlen</strong><br />Nichts. Wir fragen weder nach einer Kreditkarte noch nach einer Unterschrift</p>',
      ),
      backgroundColor: 'white',
      contactForm: {
        submitLabel: l('Order a test kit', 'Bestil et testsæt', 'Testpaket bestellen'),
        formField: [
          {
            name: 'fullName',
            type: 'text',
            width: 'half',
            placeholder: l('Full name', 'Fulde navn', 'Vor- und Nachname'),
          },
          { name: 'company', type: 'text', width: 'half', placeholder: l('Company', 'Firma', 'Unternehmen') },
          {
            name: 'email',
            type: 'email',
            width: 'full',
            placeholder: l('Email address', 'Mailadresse', 'E-Mail-Adresse'),
          },
          {
            name: 'address',
            type: 'textarea',
            width: 'full',
            placeholder: l('Postal address', 'Postadresse', 'Postanschrift'),
          },
          {
            name: 'description',
            type: 'textarea',
            width: 'full',
            placeholder: l('Which devices, and where?', 'Hvilke enheder, og hvor?', 'Welche Geräte, und wo?'),
          },
        ],
      },
    },
    {
      kind: 'Guide',
      title: l(
        'Two weeks from envelope to sea',
        'To uger fra kuvert til hav',
        'In zwei Wochen vom Umschlag aufs Meer',
      ),
      backgroundColor: 'light',
      steps: [
        {
          stepNumber: 1,
          title: l('Day 0: order', 'Dag 0: Bestil', 'Tag 0: Bestellen'),
          description: l(
            'They leave Copenhagen the same day.',
            'De forlader København samme dag.',
            'Die Karten verlassen Kopenhagen am selben Tag.',
          ),
        },
        {
          stepNumber: 2,
          title: l('Day 2: insert', 'Dag 2: Sæt et i', 'Tag 2: Einsetzen'),
          description: l(
            'The first line appears in the log.',
            'Den første linje står i loggen.',
            'Die erste Zeile steht im Protokoll.',
          ),
        },
        {
          stepNumber: 3,
          title: l('Day 9: break it', 'Dag 9: Ødelæg noget', 'Tag 9: Stören'),
          description: l(
            'Wrong APN, weak mast, full limit.',
            'Forkert APN, svag mast, nået grænse.',
            'Falscher APN, schwacher Mast, volles Limit.',
          ),
        },
        {
          stepNumber: 4,
          title: l('Day 14: decide', 'Dag 14: Beslut', 'Tag 14: Entscheiden'),
          description: l(
            'Stay, or drop them in the recycling.',
            'Bliv, eller læg dem til genbrug.',
            'Bleiben, oder ab in die Wiederverwertung.',
          ),
        },
      ],
      globalButtons: [button('outline', 'docs', l('Read the API', 'Læs API’et', 'API-Dokumentation lesen'))],
    },
    {
      kind: 'Features',
      title: l('What is in the envelope', 'Hvad der ligger i kuverten', 'Was im Umschlag steckt'),
      backgroundColor: 'white',
      features: [
        {
          title: l('Five SIMs', 'Fem SIM-kort', 'Fünf SIM-Karten'),
          description: l(
            '3-in-1 cards, already active. Put one in, that is all.',
            '3-i-1-kort, allerede aktive. Sæt et i, det er det hele.',
            '3-in-1-Karten, bereits freigeschaltet. Einlegen genügt.',
          ),
          icon: media(
            'sim-card.webp',
            l(
              'A Kystlink SIM card with break-out edges for three sizes',
              'Et SIM-kort fra Kystlink med knækkanter til tre størrelser',
              'Eine SIM-Karte von Kystlink mit Bruchkanten für drei Größen',
            ),
          ),
        },
        {
          title: l(
            '{kitMegabytes} MB for {kitDays} days',
            '{kitMegabytes} MB i {kitDays} dage',
            '{kitMegabytes} MB für {kitDays} Tage',
          ),
          description: l(
            'Pooled data in all {countries} countries. The limit holds here as well.',
            'Fælles datapulje i alle {countries} lande. Grænsen holder også her.',
            'Gemeinsames Datenvolumen in allen {countries} Ländern. Das Limit hält auch hier.',
          ),
          icon: kitInstruments.pool,
        },
        {
          title: l('The whole log', 'Hele loggen', 'Das ganze Protokoll'),
          description: l(
            'Every attach and every rejection, nothing left out. Lotte reads the first rejection with you.',
            'Hver tilkobling og hver afvisning, intet udeladt. Lotte læser den første afvisning sammen med dig.',
            'Jede Einbuchung und jede Abweisung, nichts fehlt. Die erste Abweisung liest Lotte mit Ihnen.',
          ),
          icon: drawings.log,
        },
        {
          title: l('A key to the API', 'En nøgle til API’et', 'Zugang zur API'),
          description: l(
            'The same as customers have. None of it is a sandbox.',
            'Den samme, som kunderne har. Intet af det er en sandkasse.',
            'Derselbe, den Kunden haben. Keine Spielwiese.',
          ),
          icon: drawings.api,
        },
      ],
    },
    askJonas(
      l(
        'From fifty devices Jonas comes along',
        'Fra halvtreds enheder kommer Jonas med',
        'Ab fünfzig Geräten kommt Jonas mit',
      ),
    ),
    closings.testKit,
  ],
};
