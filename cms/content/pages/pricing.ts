import { orderTestKit } from '../buttons.ts';
import { invoice } from '../drawings/limits.ts';
import { l } from '../localised.ts';
import { decoration, withAlt } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { packages, pricesFootnote } from '../packages.ts';
import { button } from '../sections/parts.ts';
import { pricingFaq } from './pricingFaq.ts';

export const page: PageFixture = {
  name: 'pricing',
  id: 2,
  slug: l('pricing', 'priser', 'preise'),
  title: l('Pricing', 'Priser', 'Preise'),
  modifiedGmt: '2026-10-01T07:00:00',
  seo: {
    description: l(
      'What a SIM and a megabyte cost, for every size of fleet, in kroner, euros and dollars. Nothing is on request.',
      'Hvad et SIM-kort og en megabyte koster, for alle flåder, i kroner, euro og dollar. Ingen priser er på forespørgsel.',
      'Was eine SIM-Karte und ein Megabyte kosten, für jede Flotte, in Kronen, Euro und Dollar. Keine Preise auf Anfrage.',
    ),
    cornerstone: true,
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l(
        'One price list, printed in full',
        'Én prisliste, trykt i sin helhed',
        'Eine Preisliste, ungekürzt',
      ),
      description: l(
        'You pay for SIMs that were active and megabytes that were moved. Both numbers are below, for every size of fleet.',
        'Du betaler for SIM-kort, der var aktive, og for megabyte, der blev flyttet. Begge tal står herunder, for flåder i alle størrelser.',
        'Sie zahlen für SIM-Karten, die aktiv waren, und für Megabyte, die übertragen wurden. Beide Zahlen stehen hier, für jede Flottengröße.',
      ),
      image: withAlt(
        invoice,
        l(
          'Invoice for November 2026: {invoiceSims} active SIMs and {invoiceMegabytes} MB; {invoicePaused} paused SIMs cost nothing',
          'Regning for november 2026: {invoiceSims} aktive SIM-kort og {invoiceMegabytes} MB; {invoicePaused} SIM-kort på pause koster intet',
          'Rechnung für November 2026: {invoiceSims} aktive SIM-Karten und {invoiceMegabytes} MB; {invoicePaused} pausierte SIM-Karten kosten nichts',
        ),
      ),
      alignment: 'left',
      backgroundColor: 'white',
    },
    {
      kind: 'PackageSelector',
      title: l('Per SIM, and per month', 'Pr. SIM-kort, pr. måned', 'Je SIM-Karte und Monat'),
      defaultCurrency: { en: 'usd', da: 'dkk', de: 'eur' },
      backgroundColor: 'white',
      description: pricesFootnote,
      packages,
      fleetPrice: true,
    },
    {
      kind: 'Table',
      backgroundColor: 'white',
      title: l(
        'What differs, line by line',
        'Hvad der er forskelligt, linje for linje',
        'Worin sie sich unterscheiden, Zeile für Zeile',
      ),
      description: l(
        'All three reach the same {networks} networks. What you pay more for is time: how long the log is kept and how soon somebody answers.',
        'Alle tre når de samme {networks} net. Det, du betaler mere for, er tid: hvor længe loggen gemmes, og hvor hurtigt nogen svarer.',
        'Alle drei erreichen dieselben {networks} Netze. Mehr bezahlen Sie für Zeit: wie lange das Protokoll bleibt und wie schnell jemand antwortet.',
      ),
      headings: 'Pilot\nFleet\nCharter',
      groups: [
        {
          title: l('Connectivity', 'Forbindelse', 'Verbindung'),
          lines: l(
            'Networks | {networks} | {networks} | {networks}\nPooled data | - | + | +\nPause a SIM | Free for half a year | Free, no end date | Free, no end date\nStatic private IP | - | + | +',
            'Net | {networks} | {networks} | {networks}\nFælles datapulje | - | + | +\nSIM-kort på pause | Gratis i et halvt år | Gratis, uden slutdato | Gratis, uden slutdato\nFast privat IP | - | + | +',
            'Netze | {networks} | {networks} | {networks}\nGemeinsames Datenvolumen | - | + | +\nSIM-Karte pausieren | Ein halbes Jahr kostenlos | Kostenlos, unbefristet | Kostenlos, unbefristet\nFeste private IP | - | + | +',
          ),
        },
        {
          title: l('Insight', 'Indsigt', 'Einblick'),
          lines: l(
            'Event log kept for | {pilotLogDays} days | {fleetLogMonths} months | As agreed\nCause codes in words | + | + | +\nStream to your own storage | - | + | +',
            'Loggen gemmes i | {pilotLogDays} dage | {fleetLogMonths} måneder | Efter aftale\nÅrsager i ord | + | + | +\nStream til eget lager | - | + | +',
            'Protokoll aufbewahrt | {pilotLogDays} Tage | {fleetLogMonths} Monate | Nach Absprache\nUrsachen in Worten | + | + | +\nDatenstrom zum eigenen Speicher | - | + | +',
          ),
        },
        {
          title: l('Help', 'Hjælp', 'Hilfe'),
          lines: l(
            'First answer from an engineer | Same day | One hour, always | 15 minutes, always\nUptime in the contract | - | {uptimeFleet} % | {uptimeCharter} %',
            'Første svar fra en tekniker | Samme dag | En time, altid | 15 minutter, altid\nOppetid i kontrakten | - | {uptimeFleet} % | {uptimeCharter} %',
            'Erste Antwort vom Techniker | Am selben Tag | Eine Stunde, immer | 15 Minuten, immer\nVerfügbarkeit im Vertrag | - | {uptimeFleet} % | {uptimeCharter} %',
          ),
        },
      ],
    },
    pricingFaq,
    {
      kind: 'CallToActionCard',
      ctaStyle: 'standard',
      backgroundColor: 'white',
      title: l(
        'What no price list answers',
        'Hvad ingen prisliste svarer på',
        'Was keine Preisliste beantwortet',
      ),
      description: l(
        'Whether it attaches where your devices stand. Five SIMs and {kitMegabytes} MB do, in 30 days; if the answer is no, you have lost an envelope.',
        'Om det kobler sig på, hvor dine enheder står. Det svarer fem SIM-kort og {kitMegabytes} MB på, i 30 dage. Er svaret nej, har du mistet en kuvert.',
        'Ob sich Ihre Geräte dort einbuchen, wo sie stehen. Das sagen Ihnen fünf SIM-Karten und {kitMegabytes} MB in 30 Tagen. Lautet die Antwort nein, haben Sie einen Umschlag verloren.',
      ),
      image: decoration('chart-anholt.svg'),
      globalButtons: [
        orderTestKit(),
        button(
          'partner-signup',
          'https://cloud.fjeldby.example/kystlink',
          l('Sign up with Fjeldby', 'Tilmeld dig med Fjeldby', 'Mit Fjeldby anmelden'),
        ),
      ],
    },
  ],
};
