import { facts } from '../facts.ts';
import { l } from '../localised.ts';
import { drawnMedia } from '../media.ts';

const attached = l('attached', 'koblet på', 'eingebucht');

/** Instruments on the test kit's page: five active cards and their shared volume. */
export const kitInstruments = {
  dayTwo: drawnMedia(
    {
      kind: 'list',
      title: l('Your kit on day 2', 'Dit sæt på dag 2', 'Ihr Paket an Tag 2'),
      rows: [
        {
          lead: '1',
          text: l('Pump house', 'Pumpehus', 'Pumpwerk'),
          detail: 'Sundnet SE, LTE‑M',
          value: attached,
          state: 'fine',
        },
        {
          lead: '2',
          text: l('Crane', 'Kran', 'Kran'),
          detail: 'Nordtel DK, 4G',
          value: attached,
          state: 'fine',
        },
        {
          lead: '3',
          text: l('Cellar', 'Kælder', 'Keller'),
          detail: 'Bælt Mobil, NB-IoT',
          value: attached,
          state: 'fine',
        },
        {
          lead: '4',
          text: 'Container',
          detail: l(
            'Cause 15: a mast without LTE‑M',
            'Årsag 15: mast uden LTE‑M',
            'Ursache 15: Mast ohne LTE‑M',
          ),
          value: l('rejected', 'afvist', 'abgewiesen'),
          state: 'warning',
        },
        {
          lead: '5',
          text: l('Still in the envelope', 'Stadig i kuverten', 'Noch im Umschlag'),
          value: l('spare', 'i reserve', 'Reserve'),
        },
      ],
    },
    l(
      'Five SIMs on the second day: three attached, one rejected with its cause, one in reserve',
      'Fem SIM-kort på andendagen: tre er koblet på, ét er afvist med sin årsag, ét er i reserve',
      'Fünf SIM-Karten am zweiten Tag: drei eingebucht, eine mit ihrer Ursache abgewiesen, eine in Reserve',
    ),
  ),
  pool: drawnMedia(
    {
      kind: 'curve',
      curve: '0 9 14 30 38 61 70 88 102 119 126 148 171 180',
      rows: [
        {
          text: l(
            '{kitMegabytes} MB, then it is quiet',
            '{kitMegabytes} MB, så er der stille',
            '{kitMegabytes} MB, dann ist Ruhe',
          ),
          level: facts.kitMegabytes,
          state: 'signal',
        },
      ],
    },
    l(
      'Data of five SIMs in thirty days, below the limit of {kitMegabytes} MB',
      'Fem SIM-korts data på tredive dage, under grænsen på {kitMegabytes} MB',
      'Daten von fünf SIM-Karten in dreißig Tagen, unter dem Limit von {kitMegabytes} MB',
    ),
  ),
};
