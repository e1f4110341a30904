import { talkToUs } from './buttons.ts';
import { shortCode } from './drawings/code.ts';
import { limit } from './drawings/limits.ts';
import { refusal, tunnelLog } from './drawings/log.ts';
import { heard, order } from './drawings/networks.ts';
import { l, type L, type Text } from './localised.ts';
import { media, withAlt } from './media.ts';
import type { Cta, SectionOf } from './sections/Section.ts';
import { button } from './sections/parts.ts';

export const writeEmail = l('Write an email', 'Skriv en mail', 'E-Mail schreiben');

/** Creates a contact section with Lotte. Editors would store it as a template for many pages. */
export function askLotte(title: Text): SectionOf<'ContactSection'> {
  return {
    kind: 'ContactSection',
    title,
    description: l(
      'Support, Copenhagen. By phone <em>07:00–\u206018:00</em>; outside those hours, the on-call engineer picks up.',
      'Support, København. Ved telefonen <em>7.00–\u206018.00</em>; resten af døgnet svarer vagten.',
      'Support, Kopenhagen. Am Telefon <em>7:00–\u206018:00\u00a0Uhr</em>; sonst antwortet die Bereitschaft.',
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

export function askJonas(title: Text): SectionOf<'ContactSection'> {
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

const contactPersons = {
  signe: {
    name: 'Signe Holm',
    role: l('Chief executive', 'Direktør', 'Geschäftsführerin'),
    image: media('avatar-signe-holm.svg', l('Signe Holm', 'Signe Holm', 'Signe Holm')),
  },
  emre: {
    name: 'Emre Aydın',
    role: l('Core network', 'Kernenet', 'Kernnetz'),
    image: media('avatar-emre-aydin.svg', l('Emre Aydın', 'Emre Aydın', 'Emre Aydın')),
  },
};

/** Question and buttons of a contact section. */
export type Question = Omit<Cta, 'ctaStyle' | 'description'> & { description: L };

/** Creates the contact section of a plain text page, with a contact person and related links. */
export function contactSectionOf(
  person: keyof typeof contactPersons,
  { title, description, globalButtons }: Question,
  backgroundColor: 'white' | 'light' = 'light',
): SectionOf<'ContactSection'> {
  return {
    kind: 'ContactSection',
    title,
    description,
    contactPerson: contactPersons[person],
    backgroundColor,
    globalButtons,
  };
}

/** Small drawings next to features. */
export const drawings = {
  log: withAlt(
    refusal,
    l(
      'A log line: cause 15, no suitable cell in tracking area',
      'En loglinje: årsag 15, ingen egnet celle i området',
      'Eine Protokollzeile: Ursache 15, keine passende Zelle im Gebiet',
    ),
  ),
  bars: withAlt(
    heard,
    l(
      'Three networks with signal bars: preferred, allowed, blocked',
      'Tre net med signalstyrke: foretrukket, tilladt, blokeret',
      'Drei Netze mit Signalbalken: bevorzugt, erlaubt, gesperrt',
    ),
  ),
  limit: withAlt(
    limit,
    l(
      'Data use stopping at the limit of 50 MB',
      'Dataforbrug, der stopper ved grænsen på 50 MB',
      'Datenverbrauch, der am Limit von 50 MB endet',
    ),
  ),
  steering: withAlt(
    order,
    l(
      'A list of networks in order of preference',
      'En liste over net i prioriteret rækkefølge',
      'Eine Liste von Netzen in der gewünschten Reihenfolge',
    ),
  ),
  private: withAlt(
    tunnelLog,
    l(
      'A session opened on 10.4.6.147 through a WireGuard tunnel',
      'En forbindelse åbnet på 10.4.6.147 gennem en WireGuard-tunnel',
      'Eine Sitzung auf 10.4.6.147 durch einen WireGuard-Tunnel',
    ),
  ),
  api: withAlt(
    shortCode,
    l(
      'An API call answered with 200 OK',
      'Et API-kald besvaret med 200 OK',
      'Ein API-Aufruf, beantwortet mit 200 OK',
    ),
  ),
};
