import { l } from '../localised.ts';
import { drawnMedia } from '../media.ts';

/* Images that the site renders from text: editors change them in the media library. */

export const report = drawnMedia(
  {
    kind: 'list',
    title: l('Report for October', 'Rapport for oktober', 'Bericht für Oktober'),
    note: l('sent on the 1st', 'sendt den 1.', 'versandt am 1.'),
    rows: [
      {
        state: 'fine',
        text: l('Checks', 'Eftersyn', 'Durchsichten'),
        value: l('4 of 4 done', '4 af 4 klaret', '4 von 4 erledigt'),
      },
      {
        state: 'fine',
        text: l('Questions answered', 'Besvarede spørgsmål', 'Beantwortete Fragen'),
        value: l('11 of 11', '11 af 11', '11 von 11'),
      },
      {
        state: 'warning',
        text: l('For you to decide', 'Til din beslutning', 'Von Ihnen zu entscheiden'),
        value: l('1 offer', '1 tilbud', '1 Angebot'),
      },
    ],
  },
  l(
    'A monthly report: four checks done, eleven questions answered, one offer waiting for a decision',
    'En månedsrapport: fire eftersyn klaret, elleve spørgsmål besvaret, ét tilbud venter på en beslutning',
    'Ein Monatsbericht: vier Durchsichten erledigt, elf Fragen beantwortet, ein Angebot wartet auf eine Entscheidung',
  ),
);

export const hours = drawnMedia(
  {
    kind: 'list',
    title: l('When we answer', 'Hvornår vi svarer', 'Wann wir antworten'),
    rows: [
      {
        state: 'fine',
        text: l('Monday to Thursday', 'Mandag til torsdag', 'Montag bis Donnerstag'),
        value: l('8 am to 4 pm', 'kl. 8–16', '8–16 Uhr'),
      },
      {
        state: 'fine',
        text: l('Friday', 'Fredag', 'Freitag'),
        value: l('8 am to 2 pm', 'kl. 8–14', '8–14 Uhr'),
      },
      {
        state: 'signal',
        text: l('Weekends and holidays', 'Weekender og helligdage', 'Wochenenden und Feiertage'),
        value: l('the next working day', 'næste hverdag', 'am nächsten Werktag'),
      },
    ],
  },
  l(
    'Opening hours: Monday to Thursday 8 am to 4 pm, Friday 8 am to 2 pm, otherwise the next working day',
    'Åbningstider: mandag til torsdag kl. 8–16, fredag kl. 8–14, ellers næste hverdag',
    'Zeiten: Montag bis Donnerstag 8–16 Uhr, Freitag 8–14 Uhr, sonst am nächsten Werktag',
  ),
);
