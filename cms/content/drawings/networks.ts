import { l } from '../localised.ts';
import { drawnMedia, media } from '../media.ts';

const ranks = {
  preferred: l('Preferred', 'Foretrukket', 'Bevorzugt'),
  allowed: l('Allowed', 'Tilladt', 'Erlaubt'),
  blocked: l('Blocked', 'Blokeret', 'Gesperrt'),
};

const ordered = l(
  'A ranked list of networks: the first preferred, the next allowed, the last blocked',
  'En rangliste over net: det første foretrukket, de næste tilladt, det sidste blokeret',
  'Eine Rangliste von Netzen: das erste bevorzugt, die nächsten erlaubt, das letzte gesperrt',
);

/** Four networks in the order set by an owner. */
export const steering = drawnMedia(
  {
    kind: 'list',
    rows: [
      { lead: '1', text: 'Nordtel DK', level: 4, state: 'signal', value: ranks.preferred },
      { lead: '2', text: 'Sundnet SE', level: 3, value: ranks.allowed },
      { lead: '3', text: 'Bælt Mobil', level: 2, value: ranks.allowed },
      { lead: '4', text: 'Küstenfunk DE', level: 1, state: 'fault', value: ranks.blocked },
    ],
  },
  ordered,
);

export const order = drawnMedia(
  {
    kind: 'list',
    rows: [
      { lead: '1', text: 'Sundnet SE', level: 4, state: 'signal', value: ranks.preferred },
      { lead: '2', text: 'Bælt Mobil', level: 3, value: ranks.allowed },
      { lead: '3', text: 'Nordtel DK', level: 1, state: 'fault', value: ranks.blocked },
    ],
  },
  ordered,
);

/** Signal strength of three networks at one location. */
export const heard = drawnMedia(
  {
    kind: 'list',
    rows: [
      { text: 'Sundnet SE', detail: '−79 dBm', level: 4, state: 'signal', value: ranks.preferred },
      { text: 'Bælt Mobil', detail: '−91 dBm', level: 3, value: ranks.allowed },
      { text: 'Nordtel DK', detail: '−112 dBm', level: 1, state: 'fault', value: ranks.blocked },
    ],
  },
  l(
    'Three networks with signal bars: preferred, allowed, blocked',
    'Tre net med signalstyrke: foretrukket, tilladt, blokeret',
    'Drei Netze mit Signalbalken: bevorzugt, erlaubt, gesperrt',
  ),
);

/** Two tunnels of a customer, the second one on standby. */
export const tunnels = drawnMedia(
  {
    kind: 'list',
    rows: [
      {
        text: l('Copenhagen', 'København', 'Kopenhagen'),
        state: 'fine',
        value: l('carries', 'bærer', 'überträgt'),
      },
      { text: 'Frankfurt', value: l('waits', 'venter', 'wartet') },
    ],
  },
  l(
    'Two IPsec tunnels: one carries, one waits',
    'To IPsec-tunneler: én bærer, én venter',
    'Zwei IPsec-Tunnel: einer überträgt, einer wartet',
  ),
);

/** A cable between two racks. */
export const cable = drawnMedia(
  {
    kind: 'route',
    rows: [
      { text: l('Your rack', 'Dit rack', 'Ihr Rack') },
      { text: l('The floor', 'Gulvet', 'Der Boden'), detail: '10 Gbit/s' },
      { text: l('Our core', 'Vores kernenet', 'Unser Kernnetz') },
    ],
  },
  l(
    'A cable under the floor, from your rack to our core',
    'Et kabel under gulvet, fra dit rack til vores kernenet',
    'Ein Kabel unter dem Boden, von Ihrem Rack in unser Kernnetz',
  ),
);

/** Night chart of Europe with both cores and the cities that they serve. */
export const coverageMap = {
  ...media(
    'chart-europe-night.svg',
    l(
      'Night chart of Europe with the number of networks in each country',
      'Natkort over Europa med antallet af net i hvert land',
      'Nachtkarte von Europa mit der Zahl der Netze in jedem Land',
    ),
  ),
  drawing: {
    kind: 'map' as const,
    rows: [
      { text: l('Copenhagen', 'København', 'Kopenhagen'), detail: '59.4 44.7', state: 'signal' as const },
      { text: 'Frankfurt', detail: '52.4 64.2', state: 'signal' as const },
      { text: 'London', detail: '38.1 56.6' },
      { text: 'Stockholm', detail: '67.3 31.3' },
      { text: l('Warsaw', 'Warszawa', 'Warschau'), detail: '73.1 56.3' },
      { text: 'Bilbao', detail: '28.5 84.2' },
      { text: l('Milan', 'Milano', 'Mailand'), detail: '52.5 80.9' },
    ],
  },
};
