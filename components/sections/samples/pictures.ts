import { words } from '#content-model/Field.ts';
import type { Picture } from './Section.ts';

export const picture: Picture = {
  file: 'sample-photo.webp',
  alt: words('Hills at sunset', 'Bakker ved solnedgang', 'Hügel bei Sonnenuntergang'),
};

export const logo: Picture = {
  file: 'sample-logo.svg',
  alt: words('Sample logo', 'Prøvelogo', 'Musterlogo'),
};

/** A picture of a person, square. */
export const avatar: Picture = {
  file: 'sample-avatar.svg',
  alt: words('Silhouette of a person', 'Silhuet af en person', 'Silhouette einer Person'),
};

/** `avatar` with an aspect ratio of 3:4. */
export const portrait: Picture = { ...avatar, file: 'sample-portrait.svg' };

/** An icon that adds nothing to the text beside it. */
export const icon: Picture = { file: 'sample-icon.svg', alt: words('', '', '') };

/** A photograph with the two lines of an event log. */
export const scene: Picture = {
  ...picture,
  drawing: {
    kind: 'scene',
    rows: [
      {
        lead: '05:31:40',
        state: 'fault',
        text: words('A fault', 'En fejl', 'Ein Fehler'),
        value: words('Place 1', 'Sted 1', 'Ort 1'),
        detail: words('The cause of the fault', 'Årsagen til fejlen', 'Die Ursache des Fehlers'),
      },
      {
        lead: '05:31:52',
        state: 'fine',
        text: words('It works again', 'Det virker igen', 'Es funktioniert wieder'),
        value: words('Place 2', 'Sted 2', 'Ort 2'),
      },
    ],
  },
};

/** A map with one marker. */
export const map: Picture = {
  ...picture,
  alt: words('Map of the head office', 'Kort over hovedkontoret', 'Karte der Zentrale'),
  drawing: {
    kind: 'map',
    rows: [{ text: words('Head office', 'Hovedkontor', 'Zentrale'), detail: '45.8 59.7', state: 'signal' }],
  },
};

const device = (number: number) => words(`Device ${number}`, `Enhed ${number}`, `Gerät ${number}`);
const online = words('Online', 'Forbundet', 'Verbunden');
const offline = words('Offline', 'Afbrudt', 'Getrennt');

export const dashboard: Picture = {
  ...picture,
  alt: words(
    'Dashboard with 120 devices, 118 of them online',
    'Oversigt med 120 enheder, 118 af dem forbundet',
    'Übersicht mit 120 Geräten, 118 davon verbunden',
  ),
  drawing: {
    kind: 'panel',
    title: words('All devices', 'Alle enheder', 'Alle Geräte'),
    note: words('120 devices', '120 enheder', '120 Geräte'),
    figures: [
      { label: online, value: '118' },
      { label: offline, value: '2', state: 'fault' },
      { label: words('Messages', 'Meddelelser', 'Nachrichten'), value: '4096' },
      { label: words('Cost', 'Pris', 'Kosten'), value: '{240 DKK | 32 EUR | 35 USD}' },
    ],
    curve: '58 74 86 82 64 46 38 44 60 74 78 70 54 42 40 50 66 80 84',
    headings: words('Device\nPlace\nState\nMB', 'Enhed\nSted\nTilstand\nMB', 'Gerät\nOrt\nZustand\nMB'),
    rows: [
      {
        text: device(1),
        detail: words('Place 1', 'Sted 1', 'Ort 1'),
        state: 'fine',
        lead: online,
        value: '38',
      },
      {
        text: device(2),
        detail: words('Place 1', 'Sted 1', 'Ort 1'),
        state: 'fault',
        lead: offline,
        value: '40',
      },
      {
        text: device(3),
        detail: words('Place 2', 'Sted 2', 'Ort 2'),
        state: 'fine',
        lead: online,
        value: '12',
      },
    ],
  },
};
