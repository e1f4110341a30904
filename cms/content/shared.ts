import { orderTestSims, talkToEngineer, talkToUs, words } from './buttons.ts';
import { l, type Text } from './localised.ts';
import { decoration, media } from './media.ts';
import type { CallToActionCard } from './sections/banners.ts';
import type { ContactSection } from './sections/company.ts';
import { button } from './sections/parts.ts';

/** Sections that an editor keeps as a template and drops into many pages. */
export const closingCta: CallToActionCard = {
  kind: 'CallToActionCard',
  ctaStyle: 'gradient',
  backgroundColor: 'white',
  title: l(
    'Put five SIMs in the water',
    'Sæt fem SIM-kort i vandet',
    'Fünf SIM-Karten ins Wasser, dann sehen Sie weiter',
  ),
  description: l(
    'Ordered before three, on the boat the same day.',
    'Bestilt før klokken tre, på båden samme dag.',
    'Vor 15 Uhr bestellt, am selben Tag auf dem Schiff.',
  ),
  image: decoration('depth-ramp.svg'),
  globalButtons: [orderTestSims('white'), talkToEngineer('outline-dark')],
};

export const nordvandCta: CallToActionCard = {
  kind: 'CallToActionCard',
  ctaStyle: 'standard',
  backgroundColor: 'white',
  title: l(
    'How Nordvand stopped driving',
    'Sådan holdt Nordvand op med at køre',
    'Wie Nordvand das Fahren aufgab',
  ),
  description: l(
    '12,400 stations, nine countries, and a van that is now for sale.',
    '12.400 stationer, ni lande og en varevogn, der nu er til salg.',
    '12.400 Pumpwerke, neun Länder und ein Lieferwagen, der jetzt zum Verkauf steht.',
  ),
  image: decoration('photo-pump.webp'),
  globalButtons: [button('black', 'page:nordvand', words.readTheCase)],
};

const writeEmail = l('Write an email', 'Skriv en mail', 'E-Mail schreiben');

export function askLotte(title: Text): ContactSection {
  return {
    kind: 'ContactSection',
    title,
    description: l(
      'Support, Copenhagen. On call <em>7.00–18.00</em>, and the harbour clock for the rest.',
      'Support, København. Ved telefonen <em>7.00–18.00</em>, og havneuret resten af døgnet.',
      'Support, Kopenhagen. Am Telefon <em>7.00–18.00 Uhr</em>, danach nach der Hafenuhr.',
    ),
    contactPerson: {
      name: 'Lotte Brandt',
      role: 'Support',
      image: media('avatar-lotte-brandt.svg', l('Lotte Brandt', 'Lotte Brandt', 'Lotte Brandt')),
    },
    email: 'lotte@kystlink.example',
    backgroundColor: 'light',
    globalButtons: [talkToUs('black'), button('outline', 'mailto:lotte@kystlink.example', writeEmail)],
  };
}

export function askJonas(title: Text): ContactSection {
  return {
    kind: 'ContactSection',
    title,
    description: l(
      'Field engineer. Brings his own boots.',
      'Feltingeniør. Tager selv støvler med.',
      'Außendiensttechniker. Bringt eigene Stiefel mit.',
    ),
    contactPerson: {
      name: 'Jonas Riis',
      role: l('Field engineer', 'Feltingeniør', 'Außendiensttechniker'),
      image: media('avatar-jonas-riis.svg', l('Jonas Riis', 'Jonas Riis', 'Jonas Riis')),
    },
    email: 'jonas@kystlink.example',
    backgroundColor: 'light',
    globalButtons: [talkToUs('black'), button('outline', 'mailto:jonas@kystlink.example', writeEmail)],
  };
}

/** The pictures that stand on more than one page, with their wording. */
export const photos = {
  harbour: media(
    'photo-harbour.webp',
    l(
      'Container cranes over a ship in a harbour at dusk',
      'Containerkraner over et skib i en havn i skumringen',
      'Containerkräne über einem Schiff im Hafen bei Dämmerung',
    ),
  ),
  pump: media(
    'photo-pump.webp',
    l(
      'A pumping station on a dike in the evening, lights on, three outlets running',
      'En pumpestation på et dige om aftenen, lys i vinduerne, tre udløb i gang',
      'Ein Schöpfwerk am Deich am Abend, die Fenster beleuchtet, drei Ausläufe in Betrieb',
    ),
  ),
  sound: media(
    'photo-sound.webp',
    l(
      'A light buoy on calm water at dusk, two low coasts behind it',
      'En lysbøje på stille vand i skumringen, to lave kyster bag den',
      'Eine Leuchttonne auf ruhigem Wasser bei Dämmerung, dahinter zwei flache Küsten',
    ),
  ),
  wind: media(
    'photo-wind.webp',
    l(
      'Wind turbines standing in a calm sea at dawn',
      'Vindmøller i et roligt hav ved daggry',
      'Windräder im ruhigen Meer bei Tagesanbruch',
    ),
  ),
};

/** The small drawings beside a feature. */
export const drawings = {
  log: media(
    'feature-log-{locale}.webp',
    l(
      'A log line: cause 15, no suitable cell in tracking area',
      'En loglinje: årsag 15, ingen egnet celle i området',
      'Eine Protokollzeile: Ursache 15, keine passende Zelle im Gebiet',
    ),
  ),
  bars: media(
    'feature-bars-{locale}.webp',
    l(
      'Three networks with signal bars: preferred, allowed, blocked',
      'Tre net med signalstyrke: foretrukket, tilladt, blokeret',
      'Drei Netze mit Signalbalken: bevorzugt, erlaubt, gesperrt',
    ),
  ),
  limit: media(
    'feature-limit-{locale}.webp',
    l(
      'Data use stopping at the limit of 50 MB',
      'Dataforbrug, der stopper ved grænsen på 50 MB',
      'Datenverbrauch, der am Limit von 50 MB endet',
    ),
  ),
  steering: media(
    'feature-steering-{locale}.webp',
    l(
      'A list of networks in order of preference',
      'En liste over net i prioriteret rækkefølge',
      'Eine Liste von Netzen in der gewünschten Reihenfolge',
    ),
  ),
  private: media(
    'feature-private-{locale}.webp',
    l(
      'A session opened on 10.4.6.147 through a WireGuard tunnel',
      'En forbindelse åbnet på 10.4.6.147 gennem en WireGuard-tunnel',
      'Eine Sitzung auf 10.4.6.147 durch einen WireGuard-Tunnel',
    ),
  ),
  api: media(
    'feature-api-{locale}.webp',
    l(
      'An API call answered with 200 OK',
      'Et API-kald besvaret med 200 OK',
      'Ein API-Aufruf, beantwortet mit 200 OK',
    ),
  ),
};
