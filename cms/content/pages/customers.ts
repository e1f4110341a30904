import { readNordvand, words } from '../buttons.ts';
import { l } from '../localised.ts';
import { media } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button, link } from '../sections/parts.ts';
import { closings } from '../closings.ts';

export const page: PageFixture = {
  name: 'customers',
  id: 18,
  slug: l('customers', 'kunder', 'kunden'),
  title: l('Customers', 'Kunder', 'Kunden'),
  seo: {
    description: l(
      'Six fleets: what they connect, what changed and how long it takes to find a fault now.',
      'Seks flåder: hvad de forbinder, hvad der blev anderledes, og hvor længe en fejl varer nu.',
      'Sechs Flotten: was sie verbinden, was sich änderte und wie lange eine Störung heute dauert.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l(
        'Fewer vans, and the numbers to prove it',
        'Færre varevogne, og tal på det',
        'Weniger Lieferwagen, mit Zahlen belegt',
      ),
      description: l(
        'We ask every customer for the same three numbers: how many devices they run, what they cut, and how fast they find a cause. You find them behind each link, checked by the customer, not by our marketing. We have none.',
        'Vi beder alle kunder om de samme tre tal: hvor meget der står derude, hvad der er blevet mindre af, og hvor længe det tager at finde en årsag. Du finder dem bag hvert link. Kunden har kontrolleret dem, ikke vores marketingafdeling. Sådan en har vi ikke.',
        'Wir fragen jeden Kunden nach denselben drei Zahlen: wie viele Geräte draußen stehen, wovon es weniger gibt und wie lange die Suche nach einer Ursache dauert. Sie finden sie hinter jedem Link. Geprüft hat sie der Kunde, nicht unser Marketing. Wir haben keines.',
      ),
      alignment: 'left',
      backgroundColor: 'white',
    },
    {
      kind: 'Cases',
      backgroundColor: 'foam',
      description: l(
        '<ul><li><strong>{havnekranCranes}</strong> cranes in eleven harbours</li><li><strong>−{havnekranFewerClimbs} %</strong> climbs, compared with 2024</li><li><strong>{havnekranSeconds} s</strong> from fault to cause on screen</li></ul>',
        '<ul><li><strong>{havnekranCranes}</strong> kraner i elleve havne</li><li><strong>−{havnekranFewerClimbs} %</strong> klatreture, mod 2024</li><li><strong>{havnekranSeconds} s</strong> fra fejl til årsag på skærmen</li></ul>',
        '<ul><li><strong>{havnekranCranes}</strong> Kräne in elf Häfen</li><li><strong>−{havnekranFewerClimbs} %</strong> Aufstiege, gegenüber 2024</li><li><strong>{havnekranSeconds} s</strong> von der Störung zur Ursache am Bildschirm</li></ul>',
      ),
      cases: [
        {
          title: 'Havnekran',
          description: l(
            'The cranes speak four times a minute. When one went quiet, we used to climb it. Now somebody reads two lines and goes back to lunch.',
            'Kranerne taler fire gange i minuttet. Når en blev tavs, klatrede vi op i den. Nu læser en af os to linjer og går tilbage til frokosten.',
            'Die Kräne sprechen viermal in der Minute. Verstummte einer, stiegen wir hinauf. Heute liest jemand zwei Zeilen und geht zurück zum Mittagessen.',
          ),
          logo: media('logo-havnekran.svg', l('Havnekran', 'Havnekran', 'Havnekran')),
          link: link('page:havnekran', words.readTheCase),
        },
        {
          title: 'Nordvand',
          description: l(
            '{nordvandStations} pumping stations, and a van for sale.',
            '{nordvandStations} pumpestationer og en varevogn til salg.',
            '{nordvandStations} Pumpwerke und ein Lieferwagen zu verkaufen.',
          ),
          logo: media('logo-nordvand.svg', l('Nordvand', 'Nordvand', 'Nordvand')),
          link: readNordvand(),
        },
        {
          title: 'Brise Energi',
          description: l(
            '{briseTurbines} turbines, one parameter, no boat.',
            '{briseTurbines} vindmøller, én parameter, ingen båd.',
            '{briseTurbines} Windräder, ein Parameter, kein Schiff.',
          ),
          logo: media('logo-brise-energi.svg', l('Brise Energi', 'Brise Energi', 'Brise Energi')),
          link: link('page:brise-energi', words.readTheCase),
        },
        {
          title: 'Tillberg',
          description: l(
            'A train crosses nine networks before lunch. We chose the order.',
            'Et tog krydser ni net før frokost. Vi valgte rækkefølgen.',
            'Ein Zug fährt vor dem Mittagessen durch neun Netze. Wir wählten die Reihenfolge.',
          ),
          logo: media('logo-tillberg.svg', l('Tillberg', 'Tillberg', 'Tillberg')),
          link: link('page:tillberg', words.readTheCase),
        },
        {
          title: 'Oksholm',
          description: l(
            'The load warms up; the alarm is there before the driver notices.',
            'Lasten bliver lun; alarmen er der, før chaufføren opdager det.',
            'Die Ladung wird warm; der Alarm ist da, bevor der Fahrer es merkt.',
          ),
          logo: media('logo-oksholm.svg', l('Oksholm', 'Oksholm', 'Oksholm')),
          link: link('page:cold-chain', l('Cold chain', 'Kølekæde', 'Kühlkette')),
        },
        {
          title: 'Salt & Sø',
          description: l(
            'Fish don’t care about signal bars. Feeders do.',
            'Fisk er ligeglade med signal. Det er foderautomater ikke.',
            'Fischen sind Signalbalken egal. Futterautomaten nicht.',
          ),
          logo: media('logo-salt-og-soe.svg', l('Salt & Sø', 'Salt & Sø', 'Salt & Sø')),
          link: link('page:aquaculture', l('Aquaculture', 'Havbrug', 'Aquakultur')),
        },
      ],
    },
    {
      kind: 'FeaturedContent',
      title: l('Told at length', 'Fortalt i sin helhed', 'Ausführlich erzählt'),
      backgroundColor: 'white',
      featuredPosts: [
        'post:nordvand-stopped-driving',
        'post:eleven-cranes',
        'post:the-pump-that-failed-on-sundays',
      ],
      globalButtons: [
        button('outline', 'category:field-notes', l('All field notes', 'Alle feltnoter', 'Alle Feldnotizen')),
      ],
    },
    closings.customers,
  ],
};
