import { facts } from '../facts.ts';
import { l } from '../localised.ts';
import { drawnMedia } from '../media.ts';
import { monthOn } from '../products.ts';

const online = l('Online', 'Online', 'Online');
const megabytes = (amount: string) => {
  const comma = amount.replace('.', ',');
  return l(amount, comma, comma);
};

const stations = (name: string, state: 'fine' | 'fault', network: string, amount: string) => ({
  text: l(`Pump ${name}`, `Pumpe ${name}`, `Pumpe ${name}`),
  detail: network,
  state,
  lead: state === 'fine' ? online : l('Rejected', 'Afvist', 'Abgewiesen'),
  value: megabytes(amount),
});

/** Nordvand's view of Bridge, which contains only pumping stations. */
export const nordvandDashboard = drawnMedia(
  {
    kind: 'panel',
    title: l('All stations', 'Alle stationer', 'Alle Pumpwerke'),
    note: l('{nordvandStations} SIMs', '{nordvandStations} SIM-kort', '{nordvandStations} SIM-Karten'),
    figures: [
      { label: online, value: l('12,397', '12.397', '12.397') },
      { label: l('Rejected, 24 h', 'Afvist, 24 t', 'Abgewiesen, 24 Std.'), value: '3', state: 'fault' },
      {
        label: l('Data, November', 'Data, november', 'Daten, November'),
        value: l('142 GB', '142 GB', '142 GB'),
      },
      { label: l('Countries', 'Lande', 'Länder'), value: '9' },
    ],
    curve: '58 74 86 82 64 46 38 44 60 74 78 70 54 42 40 50 66 80 84',
    headings: l('Station\nNetwork\nState\nMB', 'Station\nNet\nTilstand\nMB', 'Pumpwerk\nNetz\nZustand\nMB'),
    rows: [
      stations('Esbjerg N', 'fine', 'Bælt Mobil, LTE‑M', '12.4'),
      stations('Esbjerg S', 'fault', 'Bælt Mobil, LTE‑M', '11.9'),
      stations('Ribe 2', 'fine', 'Nordtel DK, LTE‑M', '10.7'),
      stations('Husum', 'fine', 'Küstenfunk DE, NB-IoT', '8.3'),
      stations('Malmö 4', 'fine', 'Sundnet SE, LTE‑M', '11.2'),
    ],
  },
  l(
    'Bridge with {nordvandStations} pumping stations, one of the five shown rejected',
    'Bridge med {nordvandStations} pumpestationer, en af de fem viste afvist',
    'Bridge mit {nordvandStations} Pumpwerken, eines der fünf gezeigten abgewiesen',
  ),
);

/** View of Bridge with a fleet of several kinds of device. */
export const dashboard = drawnMedia(
  {
    kind: 'panel',
    title: l('All devices', 'Alle enheder', 'Alle Geräte'),
    note: l('{bridgeSims} SIMs', '{bridgeSims} SIM-kort', '{bridgeSims} SIM-Karten'),
    figures: [
      { label: online, value: l('{bridgeOnline}', '{bridgeOnline}', '{bridgeOnline}') },
      {
        label: l('Rejected, 24 h', 'Afvist, 24 t', 'Abgewiesen, 24 Std.'),
        value: `${facts.bridgeRejected}`,
        state: 'fault',
      },
      {
        label: l('Data, November', 'Data, november', 'Daten, November'),
        value: l('{bridgeGigabytes} GB', '{bridgeGigabytes} GB', '{bridgeGigabytes} GB'),
      },
      {
        label: l('Forecast', 'Prognose', 'Prognose'),
        value: monthOn(facts.bridgeSims, facts.bridgeGigabytes * 1_000),
      },
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
    'Bridge with {bridgeSims} devices, {bridgeOnline} of them online',
    'Bridge med {bridgeSims} enheder, {bridgeOnline} af dem online',
    'Bridge mit {bridgeSims} Geräten, {bridgeOnline} davon online',
  ),
);
