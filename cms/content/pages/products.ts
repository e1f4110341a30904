import { orderTestSims, seePrices } from '../buttons.ts';
import { productInstruments } from '../drawings/productInstruments.ts';
import { dashboard } from '../drawings/dashboard.ts';
import { limit, route } from '../drawings/limits.ts';
import { longLog } from '../drawings/log.ts';
import { l } from '../localised.ts';
import { media, withAlt } from '../media.ts';
import { packages, pricesFootnote } from '../packages.ts';
import type { PageFixture } from '../PageFixture.ts';
import { link } from '../sections/parts.ts';
import { closings } from '../closings.ts';
import { askLotte } from '../shared.ts';

export const page: PageFixture = {
  name: 'products',
  id: 3,
  slug: l('products', 'produkter', 'produkte'),
  title: l('Products', 'Produkter', 'Produkte'),
  seo: {
    description: l(
      'A SIM, a log and the tools around them: what each product is, what it shows and what it costs.',
      'Et SIM-kort, en log og værktøjet omkring dem: hvad hvert produkt er, viser og koster.',
      'Eine SIM-Karte, ein Protokoll und die Werkzeuge dazu: was jedes Produkt ist, zeigt und kostet.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l(
        'A SIM, and everything it says',
        'Et SIM-kort og alt, hvad det siger',
        'Eine SIM-Karte und alles, was sie sagt',
      ),
      description: l(
        'Six products, one contract. Take the card alone, or the card with the log, the limits and the tunnel to your own server. All of them read one\u00A0record.',
        'Seks produkter, én aftale. Tag kortet alene, eller kortet med loggen, grænserne og tunnelen til din egen server. De læser alle fra samme\u00A0log.',
        'Sechs Produkte, ein Vertrag. Nehmen Sie nur die Karte, oder die Karte mit Protokoll, Limits und dem Tunnel zu Ihrem Server. Alle lesen dasselbe\u00A0Protokoll.',
      ),
      image: productInstruments.products,
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [orderTestSims(), seePrices()],
    },
    {
      kind: 'BoxGrid',
      columns: 2,
      title: l(
        'What stands behind each device',
        'Det, der sidder bag hver enhed',
        'Was hinter jedem Gerät steht',
      ),
      gridBoxes: [
        {
          title: l('The log', 'Loggen', 'Das Protokoll'),
          description: l(
            'Every attach, session and rejection, with the cause in words. Kept for {pilotLogDays} days or {fleetLogMonths} months.',
            'Hver tilkobling, forbindelse og afvisning med årsagen i ord. Gemt i {pilotLogDays} dage eller {fleetLogMonths} måneder.',
            'Jede Einbuchung, Sitzung und Abweisung mit der Ursache in Worten. {pilotLogDays} Tage oder {fleetLogMonths} Monate lang.',
          ),
          image: longLog,
          link: link('page:log', l('Read about the log', 'Læs om loggen', 'Mehr zum Protokoll')),
          backgroundColor: 'dark',
        },
        {
          title: 'Kystlink SIM',
          description: l(
            'A 3-in-1 card or a soldered MFF2 chip. {networks} networks from day one.',
            'Et 3-i-1-kort eller en loddet MFF2-chip. {networks} net fra dag ét.',
            'Eine 3-in-1-Karte oder ein gelöteter MFF2-Chip. {networks} Netze ab dem ersten Tag.',
          ),
          image: media('bento-sim.webp', l('A SIM card', 'Et SIM-kort', 'Eine SIM-Karte')),
          link: link('page:sim', l('See the card', 'Se kortet', 'Karte ansehen')),
          backgroundColor: 'sand',
        },
        {
          title: 'eSIM',
          description: l(
            'A profile that changes over the air, for devices cast in resin or bolted to a mast.',
            'En profil, der skifter trådløst, til enheder støbt i harpiks eller boltet til en mast.',
            'Ein Profil, das über Funk wechselt, für vergossene Geräte oder solche am Mast.',
          ),
          image: media('esim-chip.webp', l('An MFF2 chip', 'En MFF2-chip', 'Ein MFF2-Chip')),
          link: link('page:esim', l('See the eSIM', 'Se eSIM', 'eSIM ansehen')),
          backgroundColor: 'foam',
        },
        {
          title: l('Private networks', 'Private netværk', 'Private Netze'),
          description: l(
            'WireGuard, IPsec or peering. Your addresses, your routes.',
            'WireGuard, IPsec eller peering. Dine adresser, dine ruter.',
            'WireGuard, IPsec oder Peering. Ihre Adressen, Ihre Routen.',
          ),
          image: route,
          link: link('page:private-networks', l('See the tunnels', 'Se tunnelerne', 'Tunnel ansehen')),
          backgroundColor: 'white',
        },
        {
          title: l('Limits and alarms', 'Grænser og alarmer', 'Limits und Alarme'),
          description: l(
            'A ceiling per SIM, tag or fleet, checked every two seconds.',
            'Et loft pr. SIM, mærke eller flåde, kontrolleret hvert andet sekund.',
            'Eine Obergrenze je SIM, Gruppe oder Flotte, alle zwei Sekunden geprüft.',
          ),
          image: limit,
          link: link('page:limits', l('See the limits', 'Se grænserne', 'Limits ansehen')),
          backgroundColor: 'white',
        },
      ],
    },
    {
      kind: 'TopImgWithContent',
      title: l(
        'Bridge shows it, the API does it',
        'Bridge viser det, API’et gør det',
        'Bridge zeigt es, die API macht es',
      ),
      description: l(
        '<p>One record of what happened lies beneath both. Bridge is for the person on call at four in the morning; the API is for whoever would rather not be called.</p><p>There is no feature in one that is missing in the other. We checked, because we had to.</p>',
        '<p>Under begge ligger den samme log over, hvad der skete. Bridge er til den, der har vagten klokken fire om natten; API’et er til den, der helst ikke vil ringes op.</p><p>Der er ingen funktion i det ene, som mangler i det andet. Vi har set efter; vi var nødt til det.</p>',
        '<p>Beiden liegt dasselbe Protokoll zugrunde. Bridge ist für den, der um vier Uhr morgens Bereitschaft hat; die API für den, der lieber nicht angerufen wird.</p><p>Keine Funktion der einen fehlt in der anderen. Wir haben nachgesehen; wir mussten.</p>',
      ),
      image: withAlt(dashboard, l('The Bridge dashboard', 'Oversigten Bridge', 'Die Oberfläche Bridge')),
      alignment: 'left',
      globalButtons: [
        { link: link('page:bridge', l('See Bridge', 'Se Bridge', 'Bridge ansehen')), style: 'black' },
        { link: link('docs', l('Read the API', 'Læs API’et', 'API-Dokumentation lesen')), style: 'outline' },
      ],
    },
    {
      kind: 'PackageSelector',
      title: l('Three plans, all products', 'Tre aftaler, alle produkter', 'Drei Tarife, alle Produkte'),
      description: pricesFootnote,
      defaultCurrency: { en: 'usd', da: 'dkk', de: 'eur' },
      backgroundColor: 'white',
      packages,
    },
    askLotte(
      l(
        'Not sure which? Lotte asks you two questions and knows',
        'I tvivl om hvilken? Lotte stiller to spørgsmål og ved det',
        'Nicht sicher, welcher? Lotte stellt zwei Fragen und weiß es',
      ),
    ),
    closings.products,
  ],
};
