import { l } from '../localised.ts';
import { limit, route } from '../drawings/limits.ts';
import { morningLog } from '../drawings/log.ts';
import { steering } from '../drawings/networks.ts';
import { media, withAlt } from '../media.ts';
import { link } from '../sections/parts.ts';
import type { Section } from '../sections/Section.ts';

/** Grid cells about the products' features. */
export const homeProducts: Section = {
  kind: 'BoxGrid',
  columns: 2,
  title: l(
    'What your devices say, and what the network answers',
    'Hvad dine enheder siger, og hvad nettet svarer',
    'Was Ihre Geräte sagen und was das Netz antwortet',
  ),
  description: l(
    'Bridge is our dashboard. It shows signalling, cost and routing for one SIM or a hundred thousand, and everything in it is also in the API.',
    'Bridge er vores oversigt. Den viser signaler, pris og ruter for ét SIM-kort eller hundrede tusind, og alt i den findes også i API’et.',
    'Bridge ist unser Dashboard. Sie zeigt Signale, Kosten und Wege für eine SIM-Karte oder für hunderttausend, und alles darin gibt es auch in der API.',
  ),
  gridBoxes: [
    {
      title: l(
        'The log no operator shows you',
        'Loggen, intet teleselskab viser dig',
        'Das Protokoll, das kein Netzbetreiber zeigt',
      ),
      description: l(
        'Every attach, location update, session and rejection, with the cause in words.',
        'Hver tilkobling, opdatering, forbindelse og afvisning, med årsagen i ord.',
        'Jede Einbuchung, jeder Standortwechsel, jede Sitzung und Abweisung, mit der Ursache in Worten.',
      ),
      image: withAlt(
        morningLog,
        l(
          'Eleven log lines of Buoy 0147, one of them opened: cause 15, no suitable cell in tracking area',
          'Elleve loglinjer for Bøje 0147, den ene foldet ud: årsag 15, ingen egnet celle i området',
          'Elf Protokollzeilen von Boje 0147, eine aufgeklappt: Ursache 15, keine passende Zelle im Gebiet',
        ),
      ),
      link: link('page:log', l('The log', 'Loggen', 'Das Protokoll')),
      backgroundColor: 'dark',
    },
    {
      title: l(
        'One SIM for the whole coast',
        'Ét SIM-kort til hele kysten',
        'Eine SIM-Karte für die ganze Küste',
      ),
      description: l(
        'Card, soldered chip or eSIM: same profile, same price, the same {networks} networks.',
        'Kort, loddet chip eller eSIM: samme profil, samme pris, samme {networks} net.',
        'Karte, gelöteter Chip oder eSIM: gleiches Profil, gleicher Preis, dieselben {networks} Netze.',
      ),
      image: media(
        'bento-sim.webp',
        l(
          'A Kystlink SIM card, 3-in-1',
          'Et SIM-kort fra Kystlink, 3-i-1',
          'Eine SIM-Karte von Kystlink, 3-in-1',
        ),
      ),
      link: link('page:sim', 'Kystlink SIM'),
      backgroundColor: 'sand',
    },
    {
      title: l('A limit is a limit', 'En grænse er en grænse', 'Ein Limit ist ein Limit'),
      description: l(
        'Set a ceiling per SIM, tag or fleet. The warning comes at the dashed line; traffic stops at the other.',
        'Sæt et loft pr. SIM, mærke eller flåde. Alarmen kommer ved den stiplede linje; trafikken stopper ved den anden.',
        'Setzen Sie eine Obergrenze je SIM, Gruppe oder Flotte. Der Alarm kommt an der gestrichelten Linie, an der anderen endet der Verkehr.',
      ),
      image: withAlt(
        limit,
        l(
          'Data use rising past the warning at 40 MB and ending at the limit of 50 MB',
          'Dataforbrug, der stiger forbi alarmen ved 40 MB og slutter ved grænsen på 50 MB',
          'Datenverbrauch, der den Alarm bei 40 MB passiert und am Limit von 50 MB endet',
        ),
      ),
      link: link('page:limits', l('Limits and alarms', 'Grænser og alarmer', 'Limits und Alarme')),
      backgroundColor: 'foam',
    },
    {
      title: l('Private from mast to server', 'Privat fra mast til server', 'Privat vom Mast bis zum Server'),
      description: l(
        'WireGuard, IPsec or peering. No public address unless you ask for one.',
        'WireGuard, IPsec eller peering. Ingen offentlig adresse, medmindre du beder om en.',
        'WireGuard, IPsec oder Peering. Keine öffentliche Adresse, solange Sie keine wünschen.',
      ),
      image: withAlt(
        route,
        l(
          'The way from device to mast, to our core, through a tunnel to your server',
          'Vejen fra enhed til mast, til vores kernenet og gennem en tunnel til din server',
          'Der Weg vom Gerät zum Mast, in unser Kernnetz und durch einen Tunnel zu Ihrem Server',
        ),
      ),
      link: link('page:private-networks', l('Private networks', 'Private netværk', 'Private Netze')),
      backgroundColor: 'white',
    },
    {
      title: l(
        'Networks change. Your firmware need not',
        'Nettene skifter. Det behøver din firmware ikke',
        'Netze wechseln. Ihre Firmware muss es nicht',
      ),
      description: l(
        'Prefer, rank or block operators per country. The change reaches the SIM in under a minute.',
        'Foretræk, rangér eller bloker teleselskaber pr. land. Ændringen når SIM-kortet på under et minut.',
        'Bevorzugen, ordnen oder sperren Sie Netzbetreiber je Land. Die Änderung erreicht die SIM-Karte in weniger als einer Minute.',
      ),
      image: withAlt(
        steering,
        l(
          'A ranked list of four networks: the first preferred, two allowed, the last blocked',
          'En rangliste over fire net: det første foretrukket, to tilladt, det sidste blokeret',
          'Eine Rangliste von vier Netzen: das erste bevorzugt, zwei erlaubt, das letzte gesperrt',
        ),
      ),
      link: link('page:bridge', 'Bridge'),
      backgroundColor: 'white',
    },
  ],
};
