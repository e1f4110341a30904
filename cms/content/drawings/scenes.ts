import { l, type L } from '../localised.ts';
import type { DrawingRow } from '../Drawing.ts';
import type { Media } from '../media.ts';
import { photos } from '../photos.ts';

type Event = { at: string; text: L; where: L | string; cause?: L; state?: 'fault' | 'warning' };

/** Creates a photograph of a location with two log lines: the fault with its cause, and the consequence. */
function scene(photo: Media, ...events: [Event, Event]): Media {
  return {
    ...photo,
    drawing: {
      kind: 'scene',
      rows: events.map(({ at, text, where, cause, state }): DrawingRow => ({
        lead: at,
        state: state ?? 'fine',
        text,
        value: where,
        ...(cause && { detail: cause }),
      })),
    },
  };
}

export const scenes = {
  water: scene(
    photos.pump,
    {
      at: '05:31:40',
      state: 'fault',
      text: l('Pump Esbjerg S rejected', 'Pumpe Esbjerg S afvist', 'Pumpe Esbjerg S abgewiesen'),
      where: 'Bælt Mobil',
      cause: l(
        'Cause 15: no suitable cell in tracking area',
        'Årsag 15: ingen egnet celle i området',
        'Ursache 15: keine passende Zelle im Gebiet',
      ),
    },
    {
      at: '05:31:52',
      text: l('Attached after steering', 'Tilkoblet efter netstyring', 'Eingebucht nach Netzsteuerung'),
      where: 'Sundnet SE',
    },
  ),
  energy: scene(
    photos.wind,
    {
      at: '03:08:04',
      state: 'warning',
      text: l('Turbine 41 lost a report', 'Mølle 41 tabte en melding', 'Windrad 41: Meldung verloren'),
      where: 'NB-IoT',
      cause: l(
        'T3324 at 8 s: power saving begins before the answer',
        'T3324 på 8 s: strømsparing begynder før svaret',
        'T3324 steht auf 8 s: Schlaf beginnt vor der Antwort',
      ),
    },
    {
      at: '03:08:19',
      text: l(
        'T3324 set to 20 s for {briseTurbines} turbines',
        'T3324 sat til 20 s for {briseTurbines} møller',
        'T3324 auf 20 s gesetzt, {briseTurbines} Windräder',
      ),
      where: 'API',
    },
  ),
  ports: scene(
    photos.crane,
    {
      at: '22:14:03',
      state: 'warning',
      text: l('Crane 06 at 80 % of limit', 'Kran 06 på 80 % af grænsen', 'Kran 06 bei 80 % des Limits'),
      where: l('40 of 50 MB', '40 af 50 MB', '40 von 50 MB'),
      cause: l(
        'A camera sends every picture three times',
        'Et kamera sender hvert billede tre gange',
        'Eine Kamera sendet jedes Bild dreimal',
      ),
    },
    {
      at: '22:14:05',
      text: l('Alarm sent to the night shift', 'Alarm sendt til nattevagten', 'Alarm an die Nachtschicht'),
      where: l('webhook', 'webhook', 'Webhook'),
    },
  ),
  rail: scene(
    photos.train,
    {
      at: '09:41:16',
      state: 'fault',
      text: l('Train 12 without data', 'Tog 12 uden data', 'Zug 12 ohne Daten'),
      where: 'Nordtel DK',
      cause: l(
        'Holds on to a mast across the Sound, −118 dBm',
        'Holder fast i en mast over sundet, −118 dBm',
        'Hält an einem Mast jenseits des Sunds fest, −118 dBm',
      ),
    },
    {
      at: '09:41:27',
      text: l(
        'Moved to the second network in the order',
        'Flyttet til næste net i rækkefølgen',
        'Zum zweiten Netz der Reihenfolge',
      ),
      where: 'Sundnet SE',
    },
  ),
  coldChain: scene(
    photos.ferry,
    {
      at: '02:17:40',
      state: 'warning',
      text: l(
        'Trailer 27 warms to −14 °C',
        'Trailer 27 er oppe på −14 °C',
        'Auflieger 27 erwärmt sich, −14 °C',
      ),
      where: l('limit −18 °C', 'grænse −18 °C', 'Limit −18 °C'),
      cause: l(
        'A door seal near Kiel; the cooler runs',
        'En dørpakning ved Kiel; køleren kører',
        'Eine Türdichtung bei Kiel; das Aggregat läuft',
      ),
    },
    {
      at: '02:17:49',
      text: l('The driver has the alarm', 'Chaufføren har alarmen', 'Der Fahrer hat den Alarm'),
      where: l('webhook', 'webhook', 'Webhook'),
    },
  ),
  aquaculture: scene(
    photos.farm,
    {
      at: '05:40:10',
      state: 'fault',
      text: l('Feeder 3 lost contact', 'Automat 3 mistede kontakten', 'Automat 3 ohne Kontakt'),
      where: 'Fjordnett NO',
      cause: l(
        'High water: the antenna is under, −121 dBm',
        'Højvande: antennen er under vand, −121 dBm',
        'Hochwasser: Antenne unter Wasser, −121 dBm',
      ),
    },
    {
      at: '05:40:24',
      text: l('Attached to the second network', 'Koblet på næste net', 'Im zweiten Netz eingebucht'),
      where: 'Nordtel DK',
    },
  ),
};
