import { orderTestSims, talkToEngineer } from '../buttons.ts';
import { productInstruments } from '../drawings/productInstruments.ts';
import { tunnelLog } from '../drawings/log.ts';
import { cable, tunnels } from '../drawings/networks.ts';
import { l } from '../localised.ts';
import { withAlt } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { photos } from '../photos.ts';
import { closings } from '../closings.ts';

export const page: PageFixture = {
  name: 'private-networks',
  id: 8,
  slug: l('private-networks', 'private-netvaerk', 'private-netze'),
  title: l('Private networks', 'Private netværk', 'Private Netze'),
  parent: 'products',
  seo: {
    description: l(
      'WireGuard, IPsec or peering from our core to your server. Fixed private addresses, none of them public.',
      'WireGuard, IPsec eller peering fra vores kernenet til din server. Faste private adresser, ingen af dem offentlige.',
      'WireGuard, IPsec oder Peering von unserem Kernnetz zu Ihrem Server. Feste private Adressen, keine davon öffentlich.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l('Private from mast to server', 'Privat fra mast til server', 'Privat vom Mast bis zum Server'),
      description: l(
        'What your devices send leaves the mast, passes our core and arrives in your network. It never touches the open internet.',
        'Det, dine enheder sender, forlader masten, passerer vores kernenet og lander i dit net. Det rører aldrig det åbne internet.',
        'Was Ihre Geräte senden, verlässt den Mast, durchläuft unser Kernnetz und kommt in Ihrem Netz an. Mit dem offenen Internet kommt es nie in Berührung.',
      ),
      image: productInstruments.privateNetworks,
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [orderTestSims(), talkToEngineer()],
    },
    {
      kind: 'SplitContentImgRight',
      title: l(
        'From the pumping station to the server, no detour',
        'Fra pumpestation til server uden omvej',
        'Vom Pumpwerk bis zum Server, ohne Umweg',
      ),
      description: l(
        'Your data runs from the mast into our core in Copenhagen or Frankfurt, and from there into your network.',
        'Dine data løber fra masten ind i vores kernenet i København eller Frankfurt og derfra ind i dit net.',
        'Ihre Daten laufen vom Mast in unser Kernnetz in Kopenhagen oder Frankfurt und von dort in Ihr Netz.',
      ),
      image: photos.mast,
      list: [
        {
          text: l(
            'Attach: the SIM takes the best allowed network.',
            'Kobl på: SIM-kortet vælger det bedste tilladte net.',
            'Einbuchen: Die SIM-Karte wählt das beste erlaubte Netz.',
          ),
        },
        {
          text: l(
            'Encrypt: WireGuard or IPsec, from the core on.',
            'Kryptér: WireGuard eller IPsec fra kernenettet.',
            'Verschlüsseln: WireGuard oder IPsec, ab dem Kern.',
          ),
        },
        {
          text: l(
            'Deliver: to your own address, by a fixed route.',
            'Levér: til din egen adresse ad en fast rute.',
            'Zustellen: an Ihre eigene Adresse, mit fester Route.',
          ),
        },
      ],
      alignment: 'left',
      backgroundColor: 'white',
    },
    {
      kind: 'Features',
      alignment: 'left',
      backgroundColor: 'light',
      title: l('Three ways in', 'Tre veje ind', 'Drei Wege hinein'),
      features: [
        {
          title: 'WireGuard',
          description: l(
            'A key each, one line of configuration, up in a minute. What most start with, and many stay on.',
            'En nøgle til hver, én linje opsætning, i drift på et minut. Den begynder de fleste med, og mange bliver.',
            'Je ein Schlüssel, eine Zeile Konfiguration, in einer Minute in Betrieb. Damit beginnen die meisten, und viele bleiben dabei.',
          ),
          icon: withAlt(
            tunnelLog,
            l(
              'A WireGuard tunnel opening',
              'En WireGuard-tunnel åbner',
              'Ein WireGuard-Tunnel wird geöffnet',
            ),
          ),
        },
        {
          title: 'IPsec',
          description: l(
            'For firewalls that have been there longer than we have. Two tunnels, two cores, failover in four seconds.',
            'Til firewalls, der har stået der længere end os. To tunneler, to kerner, skift på fire sekunder.',
            'Für Firewalls, die älter sind als wir. Zwei Tunnel, zwei Kerne, Umschaltung in vier Sekunden.',
          ),
          icon: tunnels,
        },
        {
          title: 'Peering',
          description: l(
            'A cable in Copenhagen or Frankfurt. Charter only, because somebody has to crawl under the floor.',
            'Et kabel i København eller Frankfurt. Kun på Charter, for nogen skal kravle under gulvet.',
            'Ein Kabel in Kopenhagen oder Frankfurt. Nur mit Charter, denn jemand muss unter den Boden kriechen.',
          ),
          icon: cable,
        },
      ],
    },
    {
      kind: 'Faq',
      title: l('Asked by the security team', 'Det spørger IT om', 'Was die IT fragt'),
      backgroundColor: 'white',
      faq: [
        {
          question: l(
            'Can two customers see each other’s devices?',
            'Kan to kunder se hinandens enheder?',
            'Können zwei Kunden die Geräte des jeweils anderen sehen?',
          ),
          answer: l(
            'No. Each has its own routing table in the core. Devices of one customer do not see each other either, unless you allow it.',
            'Nej. Hver har sin egen rutetabel i kernenettet. Én kundes enheder ser heller ikke hinanden, medmindre du tillader det.',
            'Nein. Jeder hat im Kernnetz eine eigene Routing-Tabelle. Auch die Geräte eines Kunden sehen einander nicht, solange Sie es nicht erlauben.',
          ),
        },
        {
          question: l(
            'Which addresses do they get?',
            'Hvilke adresser får de?',
            'Welche Adressen bekommen sie?',
          ),
          answer: l(
            'Any private range you bring, from Fleet upwards. Each SIM keeps its address for as long as it is yours.',
            'Det private område, du selv har med, fra Fleet og op. Hvert SIM-kort beholder sin adresse, så længe det er dit.',
            'Jeden privaten Bereich, den Sie mitbringen, ab dem Tarif Fleet. Jede SIM-Karte behält ihre Adresse, solange sie Ihnen gehört.',
          ),
        },
        {
          question: l('Where is it written down?', 'Hvor står det?', 'Wo steht das?'),
          answer: l(
            'On the <a href="page:security">security page</a>, and in an annex that your auditor can sign for.',
            'På siden om <a href="page:security">sikkerhed</a> og i et bilag, din revisor kan skrive under på.',
            'Auf der Seite zur <a href="page:security">Sicherheit</a> und in einem Anhang, den Ihre Prüfer abzeichnen können.',
          ),
        },
      ],
    },
    closings.privateNetworks,
  ],
};
