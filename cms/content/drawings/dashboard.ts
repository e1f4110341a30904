import { l } from '../localised.ts';
import { drawn } from '../media.ts';

const online = l('Online', 'Online', 'Online');
const megabytes = (amount: string) => {
  const comma = amount.replace('.', ',');
  return l(amount, comma, comma);
};

/** Bridge with the pumps of one coast. */
export const dashboard = drawn(
  {
    kind: 'panel',
    title: l('Pumps, west coast', 'Pumper, vestkysten', 'Pumpen, Westküste'),
    note: l('1,284 SIMs', '1.284 SIM-kort', '1.284 SIM-Karten'),
    figures: [
      { label: online, value: l('1,279', '1.279', '1.279') },
      { label: l('Rejected, 24 h', 'Afvist, 24 t', 'Abgewiesen, 24 Std.'), value: '3', state: 'fault' },
      {
        label: l('Data, November', 'Data, november', 'Daten, November'),
        value: l('41.8 GB', '41,8 GB', '41,8 GB'),
      },
      { label: l('Forecast', 'Prognose', 'Prognose'), value: l('€1,572', '11.790 kr.', '1.572 €') },
    ],
    curve: '58 74 86 82 64 46 38 44 60 74 78 70 54 42 40 50 66 80 84',
    headings: l('Device\nNetwork\nState\nMB', 'Enhed\nNet\nTilstand\nMB', 'Gerät\nNetz\nZustand\nMB'),
    rows: [
      {
        text: l('Buoy 0147', 'Bøje 0147', 'Boje 0147'),
        detail: 'Sundnet SE, LTE‑M',
        state: 'fine',
        lead: online,
        value: megabytes('38.2'),
      },
      {
        text: l('Crane 06', 'Kran 06', 'Kran 06'),
        detail: 'Nordtel DK, 4G',
        state: 'warning',
        lead: l('Near limit', 'Tæt på grænsen', 'Nahe am Limit'),
        value: megabytes('40.1'),
      },
      {
        text: l('Turbine 41', 'Mølle 41', 'Windrad 41'),
        detail: 'Nordtel DK, NB-IoT',
        state: 'fine',
        lead: online,
        value: megabytes('2.7'),
      },
      {
        text: l('Pump Esbjerg S', 'Pumpe Esbjerg S', 'Pumpe Esbjerg S'),
        detail: 'Bælt Mobil, LTE‑M',
        state: 'fault',
        lead: l('Rejected', 'Afvist', 'Abgewiesen'),
        value: megabytes('11.9'),
      },
      {
        text: l('Pump Esbjerg N', 'Pumpe Esbjerg N', 'Pumpe Esbjerg N'),
        detail: 'Bælt Mobil, LTE‑M',
        state: 'fine',
        lead: online,
        value: megabytes('12.4'),
      },
      {
        text: l('Gate Kiel 2', 'Port Kiel 2', 'Tor Kiel 2'),
        detail: 'Küstenfunk DE, 4G',
        state: 'fine',
        lead: online,
        value: megabytes('21.0'),
      },
    ],
  },
  l(
    'Bridge with 1,284 pumps on the west coast, 1,279 of them online',
    'Bridge med 1.284 pumper på vestkysten, 1.279 af dem online',
    'Bridge mit 1.284 Pumpen an der Westküste, 1.279 davon online',
  ),
);
