import { l } from '../localised.ts';
import { drawn } from '../media.ts';
import { limit, route } from './limits.ts';
import { refusal } from './log.ts';

const done = l('Done', 'Færdig', 'Fertig');

/** What stands beside the title of a product's page: an instrument of its subject. */
export const productInstruments = {
  products: drawn(
    {
      kind: 'panel',
      figures: [
        { label: l('Networks', 'Net', 'Netze'), value: l('{networks}', '{networks}', '{networks}') },
        { label: l('Countries', 'Lande', 'Länder'), value: l('{countries}', '{countries}', '{countries}') },
        { label: l('Sites', 'Steder', 'Standorte'), value: l('{sites}', '{sites}', '{sites}') },
        {
          label: l('To your webhook', 'Til din webhook', 'Bis zum Webhook'),
          value: l('{webhookSeconds} s', '{webhookSeconds} s', '{webhookSeconds} s'),
        },
      ],
      curve: '30 42 58 52 40 36 48 66 74 62 50 46 60 78 82',
    },
    l('Four figures of the network', 'Fire tal om nettet', 'Vier Zahlen zum Netz'),
  ),
  sim: drawn(
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
  esim: drawn(
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
  bridge: drawn(
    {
      kind: 'panel',
      title: l('On call, 04:00', 'Vagten, 4.00', 'Bereitschaft, 4:00 Uhr'),
      figures: [
        { label: l('Silent', 'Tavse', 'Stumm'), value: '3', state: 'fault' },
        { label: l('With a cause', 'Med årsag', 'Mit Ursache'), value: '3' },
      ],
      rows: [
        {
          text: 'Pumpe Esbjerg S',
          detail: 'Bælt Mobil',
          state: 'fault',
          lead: l('Cause 15', 'Årsag 15', 'Ursache 15'),
        },
        {
          text: l('Crane 06', 'Kran 06', 'Kran 06'),
          detail: 'Nordtel DK',
          state: 'warning',
          lead: l('Near limit', 'Tæt på grænsen', 'Nahe am Limit'),
        },
      ],
    },
    l('Bridge at four in the morning', 'Bridge klokken fire om natten', 'Bridge um vier Uhr morgens'),
  ),
  log: refusal,
  privateNetworks: route,
  limits: limit,
  coverage: drawn(
    {
      kind: 'list',
      title: l('Heard off Esbjerg', 'Hørt ud for Esbjerg', 'Gehört vor Esbjerg'),
      rows: [
        { text: 'Sundnet SE', detail: '−79 dBm, LTE‑M', level: 4 },
        { text: 'Bælt Mobil', detail: '−91 dBm, NB-IoT', level: 3 },
        { text: 'Nordtel DK', detail: '−104 dBm, 4G', level: 2 },
        { text: 'Küstenfunk DE', detail: '−117 dBm, 4G', level: 1 },
      ],
    },
    l(
      'Four networks as a buoy hears them',
      'Fire net, som en bøje hører dem',
      'Vier Netze, wie eine Boje sie hört',
    ),
  ),
  pricing: drawn(
    {
      kind: 'bill',
      title: l('One SIM, one month', 'Ét SIM-kort, én måned', 'Eine SIM-Karte, ein Monat'),
      rows: [
        {
          text: l('Fleet, Europe', 'Fleet, Europa', 'Fleet, Europa'),
          value: l('$0.95', '6,50 kr.', '0,87 €'),
        },
        {
          text: l('10 MB from the pool', '10 MB fra puljen', '10 MB aus dem Volumen'),
          value: l('$0.22', '1,50 kr.', '0,20 €'),
        },
        { text: l('Together', 'I alt', 'Zusammen'), value: l('$1.17', '8,00 kr.', '1,07 €') },
      ],
    },
    l(
      'What one SIM costs in a month',
      'Hvad ét SIM-kort koster på en måned',
      'Was eine SIM-Karte im Monat kostet',
    ),
  ),
};
