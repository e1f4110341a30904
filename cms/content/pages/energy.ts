import { orderTestSims, talkToEngineer } from '../buttons.ts';
import { industryInstruments } from '../drawings/industryInstruments.ts';
import { l } from '../localised.ts';
import { media } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { photos } from '../photos.ts';
import { caseBanners } from '../caseBanners.ts';

export const page: PageFixture = {
  name: 'energy',
  id: 13,
  slug: l('energy', 'energi', 'energie'),
  title: l('Energy', 'Energi', 'Energie'),
  parent: 'solutions',
  seo: {
    description: l(
      '{briseTurbines} turbines, one parameter, no boat. Connectivity for turbines and substations that answers in words.',
      '{briseTurbines} vindmøller, én parameter, ingen båd. Forbindelser til vindmøller og stationer, der svarer i ord.',
      '{briseTurbines} Windräder, ein Parameter, kein Schiff. Verbindungen für Windräder und Umspannwerke, die in Worten antworten.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l(
        '{briseTurbines} turbines, one log',
        '{briseTurbines} vindmøller, én log',
        '{briseTurbines} Windräder, ein Protokoll',
      ),
      description: l(
        'Offshore there is no network that is always there. There are four that take turns. The SIM takes turns with them and writes down when.',
        'Til havs er der intet net, som altid er der. Der er fire, som skiftes. SIM-kortet skiftes med dem og skriver ned hvornår.',
        'Auf See ist kein Netz immer da. Vier wechseln sich ab. Die SIM-Karte wechselt mit und schreibt auf, wann.',
      ),
      image: photos.wind,
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [orderTestSims(), talkToEngineer()],
    },
    {
      kind: 'UseCase',
      title: l(
        'What the fault was, and what it cost',
        'Hvad fejlen var, og hvad den kostede',
        'Was der Fehler war und was er gekostet hat',
      ),
      backgroundColor: 'white',
      image: industryInstruments.energy,
      useCases: [
        {
          title: l(
            'A turbine loses contact',
            'En vindmølle mister forbindelsen',
            'Ein Windrad verliert den Kontakt',
          ),
          description: l(
            'Fault: in a storm every fourth message is lost.\nCause: power saving begins before the answer.\nResult: one parameter changed by API, for all {briseTurbines} turbines.',
            'Fejl: I storm går hver fjerde melding tabt.\nÅrsag: Strømsparingen begynder før svaret.\nResultat: Én parameter ændret via API, for alle {briseTurbines} vindmøller.',
            'Störung: Bei Sturm fällt jede vierte Übertragung aus.\nUrsache: Der Stromsparmodus beginnt vor der Antwort.\nErgebnis: ein Parameter geändert, über die API, für alle {briseTurbines} Anlagen.',
          ),
        },
        {
          title: l(
            'The substation knocks twice',
            'Transformerstationen banker to gange',
            'Das Umspannwerk klopft zweimal',
          ),
          description: l(
            'Fault: two sessions at once from one address.\nCause: a router that never closed the old one.\nResult: an alarm on the second, and the vendor believed the log.',
            'Fejl: To forbindelser på én gang fra samme adresse.\nÅrsag: En router, der aldrig lukkede den gamle.\nResultat: En alarm på den anden, og leverandøren troede på loggen.',
            'Störung: zwei Sitzungen zugleich von einer Adresse.\nUrsache: ein Router, der die alte nie geschlossen hat.\nErgebnis: ein Alarm bei der zweiten, und der Hersteller glaubte dem Protokoll.',
          ),
        },
        {
          title: l(
            '2G goes, the meters stay',
            '2G forsvinder, målerne bliver',
            '2G geht, die Zähler bleiben',
          ),
          description: l(
            'Fault: the 2G network is being switched off, the meters are cast in.\nCause: the card cannot be changed.\nResult: a new profile by eSIM. The meters stay where they are.',
            'Fejl: 2G-nettet slukkes, og målerne er støbt ind.\nÅrsag: Kortet kan ikke skiftes.\nResultat: En ny profil via eSIM. Målerne bliver, hvor de er.',
            'Störung: Das 2G-Netz wird abgeschaltet, die Zähler sind vergossen.\nUrsache: Die SIM-Karte lässt sich nicht tauschen.\nErgebnis: ein neues Profil per eSIM. Die Zähler bleiben, wo sie sind.',
          ),
        },
      ],
    },
    {
      kind: 'TopImgWithContent',
      title: l(
        'The nearest engineer is a ship away',
        'Den nærmeste tekniker er en sejltur væk',
        'Der nächste Techniker ist ein Schiff entfernt',
      ),
      description: l(
        '<p>Every turbine at Brise Energi carries a Kystlink SIM with eUICC. Which network it uses at any moment is decided by signal, price and the order they set themselves. What was decided is in the log a second later.</p><p>The ship still sails when something needs grease.</p>',
        '<p>Hver vindmølle hos Brise Energi har et SIM-kort fra Kystlink med eUICC. Hvilket net den bruger lige nu, afgøres af signal, pris og selskabets egen rækkefølge. Hvad der blev afgjort, står i loggen et sekund senere.</p><p>Skibet sejler stadig, når noget skal smøres.</p>',
        '<p>Jedes Windrad von Brise Energi trägt eine Kystlink-SIM mit eUICC. Welches Netz sie gerade nutzt, entscheidet sich nach Signal, Preis und einer selbst gewählten Reihenfolge. Wie es ausging, steht eine Sekunde später im Protokoll.</p><p>Das Schiff fährt nur noch, wenn etwas geschmiert werden muss.</p>',
      ),
      image: photos.boat,
      alignment: 'left',
    },
    {
      kind: 'Cases',
      backgroundColor: 'foam',
      description: l(
        '<ul><li><strong>{briseTurbines}</strong> turbines in two seas</li><li><strong>−{briseFewerSailings} %</strong> sailings for network faults, 2025 against 2024</li><li><strong>{briseMinutes} min</strong> to change all of them</li></ul>',
        '<ul><li><strong>{briseTurbines}</strong> vindmøller i to have</li><li><strong>−{briseFewerSailings} %</strong> sejladser på grund af netfejl, 2025 mod 2024</li><li><strong>{briseMinutes} min</strong> til at ændre dem alle</li></ul>',
        '<ul><li><strong>{briseTurbines}</strong> Windräder in zwei Meeren</li><li><strong>−{briseFewerSailings} %</strong> Fahrten wegen Netzstörungen, 2025 gegenüber 2024</li><li><strong>{briseMinutes} min</strong> Zeit, um alle zu ändern</li></ul>',
      ),
      cases: [
        {
          title: l(
            'Operations desk, Brise Energi',
            'Driftscentralen, Brise Energi',
            'Leitstelle, Brise Energi',
          ),
          description: l(
            'We changed network, limit and power saving from the office. On a Tuesday afternoon, with coffee.',
            'Vi ændrede net, grænse og strømsparing fra kontoret. En tirsdag eftermiddag, over en kop kaffe.',
            'Netz, Limit und Stromsparmodus haben wir vom Büro aus geändert. An einem Dienstagnachmittag, bei Kaffee.',
          ),
          logo: media('logo-brise-energi.svg', l('Brise Energi', 'Brise Energi', 'Brise Energi')),
        },
      ],
      globalButtons: [
        button('outline', 'page:customers', l('All cases', 'Alle kundehistorier', 'Alle Fallberichte')),
      ],
    },
    caseBanners.briseEnergi,
  ],
};
