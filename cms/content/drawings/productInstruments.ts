import { l } from '../localised.ts';
import { drawnMedia } from '../media.ts';
import { route } from './limits.ts';

const done = l('Done', 'Færdig', 'Fertig');

/** Instruments next to the titles of product pages. */
export const productInstruments = {
  products: drawnMedia(
    {
      kind: 'panel',
      title: l('One record', 'Én log', 'Eine Aufzeichnung'),
      note: l('all six read it', 'alle seks læser den', 'alle sechs lesen sie'),
      figures: [
        {
          label: l('To your webhook', 'Til din webhook', 'Bis zum Webhook'),
          value: l('{webhookSeconds} s', '{webhookSeconds} s', '{webhookSeconds} s'),
        },
        {
          label: l('Causes in words', 'Årsager i ord', 'Ursachen in Worten'),
          value: l('{causes}', '{causes}', '{causes}'),
        },
        {
          label: l('Kept on Fleet', 'Gemt på Fleet', 'Aufbewahrt bei Fleet'),
          value: l('{fleetLogMonths} months', '{fleetLogMonths} mdr.', '{fleetLogMonths} Monate'),
        },
        { label: l('Lines left out', 'Linjer sprunget over', 'Zeilen ausgelassen'), value: '0' },
      ],
    },
    l('Four figures of the log', 'Fire tal om loggen', 'Vier Zahlen zum Protokoll'),
  ),
  sim: drawnMedia(
    {
      kind: 'list',
      title: '8945 0100 2604 0147 8',
      rows: [
        { text: l('Card, three sizes', 'Kort, tre størrelser', 'Karte, drei Größen'), value: '2FF 3FF 4FF' },
        { text: l('Chip, soldered', 'Chip, loddet', 'Chip, gelötet'), value: 'MFF2' },
        { text: l('Cold and heat', 'Kulde og varme', 'Kälte und Hitze'), value: '−40 … +105 °C' },
        {
          text: l('Networks on it', 'Net på kortet', 'Netze darauf'),
          value: l('{networks}', '{networks}', '{networks}'),
          state: 'signal',
        },
      ],
    },
    l('What a card is', 'Hvad et kort er', 'Was eine Karte ist'),
  ),
  esim: drawnMedia(
    {
      kind: 'log',
      title: l('A profile changes', 'En profil skifter', 'Ein Profil wechselt'),
      rows: [
        {
          lead: '09:14:31',
          state: 'fine',
          text: l('New profile in use', 'Ny profil i brug', 'Neues Profil aktiv'),
          value: done,
        },
        {
          lead: '09:14:22',
          state: 'signal',
          text: l('Profile loaded', 'Profil hentet', 'Profil geladen'),
          value: '38 kB',
        },
        {
          lead: '09:13:58',
          state: 'signal',
          text: l('Device woke', 'Enheden vågnede', 'Gerät erwacht'),
          value: 'NB-IoT',
        },
        {
          lead: '08:50:00',
          state: 'fine',
          text: l('Change ordered', 'Skift bestilt', 'Wechsel bestellt'),
          value: 'API',
        },
      ],
    },
    l(
      'Four log lines of a change of profile',
      'Fire loglinjer om et profilskift',
      'Vier Protokollzeilen eines Profilwechsels',
    ),
  ),
  log: drawnMedia(
    {
      kind: 'list',
      title: l('Buoy 0147', 'Bøje 0147', 'Boje 0147'),
      note: '14:02:09',
      rows: [
        {
          text: l('The buoy says', 'Bøjen siger', 'Die Boje sagt'),
          value: l('No network', 'Intet net', 'Kein Netz'),
          state: 'warning',
        },
        {
          text: l('Its operator says', 'Teleselskabet siger', 'Der Betreiber sagt'),
          value: l('SIM active', 'SIM aktivt', 'SIM aktiv'),
        },
        {
          text: l('The log says', 'Loggen siger', 'Das Protokoll sagt'),
          detail: l(
            'LTE‑M is off on this mast',
            'LTE‑M er slukket på masten',
            'LTE‑M ist an diesem Mast aus',
          ),
          value: l('Cause 15', 'Årsag 15', 'Ursache 15'),
          state: 'signal',
        },
      ],
    },
    l(
      'One silence, told three ways: by the buoy, by its operator and by the log',
      'Én tavshed, fortalt på tre måder: af bøjen, af teleselskabet og af loggen',
      'Eine Stille, dreimal erzählt: von der Boje, vom Betreiber und vom Protokoll',
    ),
  ),
  privateNetworks: route,
  limits: drawnMedia(
    {
      kind: 'list',
      title: l('Where it ends', 'Hvor det slutter', 'Wo Schluss ist'),
      rows: [
        {
          text: l('Crane 06', 'Kran 06', 'Kran 06'),
          detail: l('Data a month', 'Data pr. måned', 'Daten im Monat'),
          value: '50 MB',
          state: 'signal',
        },
        {
          text: l('Gate Kiel 2', 'Port Kiel 2', 'Tor Kiel 2'),
          detail: l('Cost a month', 'Beløb pr. måned', 'Kosten im Monat'),
          value: l('$4', '25 kr.', '4 €'),
          state: 'signal',
        },
        {
          text: l('Buoy 0147', 'Bøje 0147', 'Boje 0147'),
          detail: l('Silence', 'Tavshed', 'Stille'),
          value: l('one tide', 'ét tidevand', 'eine Tide'),
          state: 'warning',
        },
      ],
    },
    l(
      'Three limits: of data, of cost and of silence',
      'Tre grænser: for data, for beløb og for tavshed',
      'Drei Limits: für Daten, für Kosten und für Stille',
    ),
  ),
};
