import { orderTestSims, seePrices } from '../buttons.ts';
import { productInstruments } from '../drawings/productInstruments.ts';
import { l } from '../localised.ts';
import { media } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { closings } from '../closings.ts';

export const page: PageFixture = {
  name: 'sim',
  id: 4,
  slug: l('sim', 'sim-kort', 'sim-karte'),
  title: 'Kystlink SIM',
  parent: 'products',
  seo: {
    description: l(
      'A 3-in-1 card or an MFF2 chip with {networks} networks in {countries} countries. 12 kr., €1.60 or $1.75, once.',
      'Et 3-i-1-kort eller en MFF2-chip med {networks} net i {countries} lande. 12 kr., 1,60 € eller 1,75 $, én gang.',
      'Eine 3-in-1-Karte oder ein MFF2-Chip mit {networks} Netzen in {countries} Ländern. Einmalig 12 kr., 1,60 € oder 1,75 $.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l('One card for the whole coast', 'Ét kort til hele kysten', 'Eine Karte für die ganze Küste'),
      description: l(
        'It fits every slot, survives salt and comes provisioned. From the first metre it may use any of {networks} networks, and it writes down which one it\u00A0chose.',
        'Det passer i alle holdere, tåler salt og er sat op på forhånd. Fra den første meter må det bruge alle {networks} net, og det skriver ned, hvilket det valgte.',
        'Sie passt in jeden Halter, verträgt Salz und kommt fertig eingerichtet. Vom ersten Meter an darf sie jedes der {networks} Netze nutzen, und sie schreibt auf, welches sie gewählt\u00A0hat.',
      ),
      image: productInstruments.sim,
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [orderTestSims(), seePrices()],
    },
    {
      kind: 'SplitContentImgRight',
      title: l('Card, chip, same profile', 'Kort, chip, samme profil', 'Karte, Chip, gleiches Profil'),
      description: l(
        'The card breaks out to 2FF, 3FF or 4FF. The chip is soldered and has no contact that can corrode. Both are rated from −40 to +105 °C and for ten years of service.',
        'Kortet knækkes ud til 2FF, 3FF eller 4FF. Chippen loddes og har ingen kontakter, der kan irre. Begge er godkendt fra −40 til +105 °C og til ti års drift.',
        'Aus der Karte bricht man die Größe heraus, die man braucht: 2FF, 3FF oder 4FF. Der Chip wird gelötet und hat keinen Kontakt, der korrodieren kann. Beide halten −40 bis +105 °C und zehn Jahre Betrieb aus.',
      ),
      image: media(
        'sim-card.webp',
        l(
          'A Kystlink SIM card with break-out edges for three sizes',
          'Et SIM-kort fra Kystlink med knækkanter til tre størrelser',
          'Eine SIM-Karte von Kystlink mit Bruchkanten für drei Größen',
        ),
      ),
      list: [
        { text: l('3-in-1 card: 2FF, 3FF, 4FF', '3-i-1-kort: 2FF, 3FF, 4FF', '3-in-1-Karte: 2FF, 3FF, 4FF') },
        {
          text: l(
            'MFF2 chip: 5 × 6 mm, on reel',
            'MFF2-chip: 5 × 6 mm, på rulle',
            'MFF2-Chip: 5 × 6 mm, auf Rolle',
          ),
        },
        {
          text: l(
            'Number printed and as a QR code',
            'Nummer på tryk og som QR-kode',
            'Nummer gedruckt und als QR-Code',
          ),
        },
      ],
      alignment: 'left',
      backgroundColor: 'white',
    },
    {
      kind: 'Benefits',
      columns: 2,
      backgroundColor: 'light',
      title: l(
        'Six reasons your finance team will like',
        'Seks grunde, som økonomiafdelingen kan lide',
        'Sechs Gründe, die Ihrer Buchhaltung gefallen',
      ),
      benefits: [
        {
          title: l('One contract instead of nine', 'Én aftale i stedet for ni', 'Ein Vertrag statt neun'),
          description: l(
            'You sign once and are billed in one currency, even if your devices stand in nine countries.',
            'Du skriver under én gang og betaler i én valuta, også når enhederne står i ni lande.',
            'Sie unterschreiben einmal und rechnen in einer Währung ab, auch wenn die Geräte in neun Ländern stehen.',
          ),
        },
        {
          title: l(
            'Every rejection in plain words',
            'Hver afvisning i klart sprog',
            'Jede Abweisung im Klartext',
          ),
          description: l(
            'The log gives the cause in words. Nobody has to know tables of error numbers by heart.',
            'Loggen giver årsagen i ord. Ingen behøver kunne tabeller med fejlnumre udenad.',
            'Das Protokoll zeigt die Ursache in Worten. Ihr Team muss keine Tabellen mit Fehlernummern auswendig kennen.',
          ),
        },
        {
          title: l('Costs with a ceiling', 'Udgifter med loft', 'Kosten mit Obergrenze'),
          description: l(
            'A limit holds per SIM, per tag or for the whole fleet. It also holds at weekends.',
            'En grænse gælder pr. SIM, pr. mærke eller for hele flåden. Den gælder også i weekenden.',
            'Ein Limit gilt je SIM, je Gruppe oder für die ganze Flotte. Es hält auch am Wochenende.',
          ),
        },
        {
          title: l('Another network, no visit', 'Et andet net uden udkald', 'Netzwechsel ohne Anfahrt'),
          description: l(
            'Block or prefer a network in Bridge or by API. The device stays where it is.',
            'Bloker eller foretræk et net i Bridge eller via API. Enheden bliver, hvor den er.',
            'Sie sperren oder bevorzugen ein Netz über Bridge oder die API. Das Gerät bleibt, wo es ist.',
          ),
        },
        {
          title: l('Fixed private addresses', 'Faste private adresser', 'Feste private Adressen'),
          description: l(
            'WireGuard, IPsec or peering. No public address unless you ask for one.',
            'WireGuard, IPsec eller peering. Ingen offentlig adresse, medmindre du beder om en.',
            'WireGuard, IPsec oder Peering. Keine öffentliche Adresse, solange Sie keine wünschen.',
          ),
        },
        {
          title: l(
            'Leave in thirty days',
            'Opsig med tredive dages varsel',
            'Mit dreißig Tagen Frist kündbar',
          ),
          description: l(
            'Nothing is bundled to keep you. The cards are yours.',
            'Intet er pakket sammen for at holde på dig. Kortene er dine.',
            'Nichts wird gebündelt, um Sie zu halten. Die SIM-Karten gehören Ihnen.',
          ),
        },
      ],
    },
    {
      kind: 'Pricing',
      title: l('What it costs', 'Hvad det koster', 'Was sie kostet'),
      description: l(
        'The card is 12 kr., €1.60 or $1.75, once. After that, only the months in which it worked.',
        'Kortet koster 12 kr., 1,60 € eller 1,75 $, én gang. Derefter kun de måneder, hvor det har arbejdet.',
        'Die Karte kostet einmalig 12 kr., 1,60 € oder 1,75 $. Danach nur die Monate, in denen sie gearbeitet hat.',
      ),
      backgroundColor: 'white',
      products: ['pilot', 'fleet', 'charter'],
      footnote: l(
        'Per active SIM a month, without VAT.',
        'Pr. aktivt SIM-kort om måneden, uden moms.',
        'Je aktive SIM-Karte pro Monat, ohne Umsatzsteuer.',
      ),
      globalButtons: [seePrices()],
    },
    closings.sim,
  ],
};
