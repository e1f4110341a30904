import { orderTestKit, orderTestSims } from '../buttons.ts';
import { productInstruments } from '../drawings/productInstruments.ts';
import { limit } from '../drawings/limits.ts';
import { l } from '../localised.ts';
import { withAlt } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { photos, withoutAlt } from '../photos.ts';
import { closings } from '../closings.ts';

export const page: PageFixture = {
  name: 'limits',
  id: 9,
  slug: l('limits', 'graenser', 'limits'),
  title: l('Limits and alarms', 'Grænser og alarmer', 'Limits und Alarme'),
  parent: 'products',
  seo: {
    description: l(
      'A ceiling per SIM, tag or fleet, checked every two seconds. The alarm comes at 80 %, traffic stops at 100.',
      'Et loft pr. SIM, mærke eller flåde, kontrolleret hvert andet sekund. Alarm ved 80 %, stop ved 100.',
      'Eine Obergrenze je SIM, Gruppe oder Flotte, alle zwei Sekunden geprüft. Alarm bei 80 %, Schluss bei 100.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l('A limit is a limit', 'En grænse er en grænse', 'Ein Limit ist ein Limit'),
      description: l(
        'Crane 06 once sent a month of data in one night, because a camera uploaded every picture three times. The alarm came at 22:14. The bill stayed the same.',
        'Kran 06 sendte engang en måneds data på én nat, fordi et kamera sendte hvert billede tre gange. Alarmen kom 22.14. Regningen blev den samme.',
        'Kran 06 verbrauchte einmal in einer Nacht so viel wie sonst im Monat, weil eine Kamera jedes Bild dreimal hochlud. Der Alarm kam um 22:14 Uhr. Die Rechnung blieb gleich.',
      ),
      image: productInstruments.limits,
      alignment: 'right',
      backgroundColor: 'white',
      globalButtons: [orderTestSims()],
    },
    {
      kind: 'SplitContentImgRight',
      title: l('Two lines on one curve', 'To linjer på én kurve', 'Zwei Linien auf einer Kurve'),
      description: l(
        'The dashed line tells a person. The solid line tells the network. Where they lie is up to you, per SIM, tag or fleet.',
        'Den stiplede linje giver besked til et menneske. Den fuldt optrukne giver besked til nettet. Hvor de ligger, bestemmer du, pr. SIM, mærke eller flåde.',
        'Die gestrichelte Linie meldet sich bei einem Menschen, die durchgezogene beim Netz. Wo sie liegen, bestimmen Sie, je SIM, Gruppe oder Flotte.',
      ),
      image: withAlt(
        limit,
        l(
          'Data use rising past the warning at 40 MB and ending at 50 MB',
          'Dataforbrug, der stiger forbi alarmen ved 40 MB og slutter ved 50 MB',
          'Datenverbrauch, der den Alarm bei 40 MB passiert und bei 50 MB endet',
        ),
      ),
      list: [
        { text: l('Data per day or month', 'Data pr. dag eller måned', 'Daten je Tag oder Monat') },
        { text: l('Cost in your own currency', 'Beløb i din egen valuta', 'Kosten in Ihrer Währung') },
        {
          text: l(
            'Silence, in minutes or tides',
            'Tavshed, i minutter eller tidevand',
            'Stille, in Minuten oder Gezeiten',
          ),
        },
      ],
      alignment: 'left',
      backgroundColor: 'white',
    },
    {
      kind: 'ContentWithCtaBanner',
      backgroundColor: 'light',
      title: l('How roaming is paid for', 'Sådan betales der for roaming', 'Wie Roaming bezahlt wird'),
      content: l(
        `<p>When a device moves to a network abroad, that network sends a bill to ours, per kilobyte, a month later. Most providers average those bills and sell you the average. We print the list.</p>
<p>It means that some countries look expensive. They are; they always were. You can now choose to leave them, or to set a limit and stay.</p>
<h3>What a limit does</h3>
<p>You choose: an alarm and nothing else, 64 kbit/s, or off the air until the month ends. The log says which. If a silent device would be dangerous, choose the alarm.</p>
<ul><li>Limits are checked every two seconds.</li><li>The alarm at 80 % goes to people, not to the device.</li><li>A raised limit applies at once.</li></ul>`,
        `<p>Når en enhed går på et net i udlandet, sender det net en regning til vores, pr. kilobyte, en måned senere. De fleste udbydere tager gennemsnittet af regningerne og sælger dig det. Vi trykker listen.</p>
<p>Det betyder, at nogle lande ser dyre ud. Det er de, og det har de altid været. Nu kan du vælge at forlade dem, eller at sætte en grænse og blive.</p>
<h3>Hvad en grænse gør</h3>
<p>Du vælger: kun en alarm, 64 kbit/s, eller helt af nettet til måneden er omme. Det står i loggen. Ville en tavs enhed være farlig, så vælg alarmen.</p>
<ul><li>Grænser kontrolleres hvert andet sekund.</li><li>Alarmen ved 80 % går til mennesker, ikke til enheden.</li><li>En hævet grænse gælder med det samme.</li></ul>`,
        `<p>Wechselt ein Gerät in ein Netz im Ausland, schickt dieses Netz unserem eine Rechnung, je Kilobyte, einen Monat später. Die meisten Anbieter bilden daraus einen Durchschnitt und verkaufen ihn. Wir drucken die Liste ab.</p>
<p>Manche Länder sehen dadurch teuer aus. Sie sind es und waren es immer. Jetzt können Sie wählen: das Land meiden oder ein Limit setzen und bleiben.</p>
<h3>Was ein Limit tut</h3>
<p>Sie haben die Wahl: nur ein Alarm, 64 kbit/s oder vom Netz, bis der Monat endet. Das Protokoll hält es fest. Wäre ein stummes Gerät gefährlich, wählen Sie den Alarm.</p>
<ul><li>Limits werden alle zwei Sekunden geprüft.</li><li>Der Alarm bei 80 % geht an Menschen, nicht an das Gerät.</li><li>Ein erhöhtes Limit gilt sofort.</li></ul>`,
      ),
      cta: {
        ctaStyle: 'standard',
        title: l('Five SIMs in an envelope', 'Fem SIM-kort i en kuvert', 'Fünf SIM-Karten im Umschlag'),
        description: l(
          '{kitMegabytes} MB and 30 days, to see what your devices really pay.',
          '{kitMegabytes} MB og 30 dage til at se, hvad dine enheder i virkeligheden koster.',
          '{kitMegabytes} MB und 30 Tage, um zu sehen, was Ihre Geräte wirklich kosten.',
        ),
        image: withoutAlt(photos.gate),
        globalButtons: [orderTestKit('black')],
      },
    },
    {
      kind: 'Guide',
      title: l('From alarm to answer', 'Fra alarm til svar', 'Vom Alarm zur Antwort'),
      backgroundColor: 'white',
      steps: [
        {
          stepNumber: 1,
          title: l('22:14, 80 %', '22.14, 80 %', '22:14 Uhr, 80 %'),
          description: l(
            'Mail, webhook and a line in the log.',
            'Mail, webhook og en linje i loggen.',
            'E-Mail, Webhook und eine Zeile im Protokoll.',
          ),
        },
        {
          stepNumber: 2,
          title: l('22:16, read', '22.16, læst', '22:16 Uhr, gelesen'),
          description: l(
            'One camera, one address, three uploads each.',
            'Ét kamera, én adresse, hvert billede tre gange.',
            'Eine Kamera, eine Adresse, jedes Bild dreimal.',
          ),
        },
        {
          stepNumber: 3,
          title: l('22:31, 100 %', '22.31, 100 %', '22:31 Uhr, 100 %'),
          description: l(
            'The crane is off the air. It lifts without data.',
            'Kranen er taget af nettet. Den løfter uden data.',
            'Der Kran ist vom Netz. Heben kann er auch ohne Daten.',
          ),
        },
        {
          stepNumber: 4,
          title: l('08:05, fixed', '08.05, rettet', '08:05 Uhr, behoben'),
          description: l(
            'Firmware corrected, limit raised by ten megabytes.',
            'Firmware rettet, grænsen hævet med ti megabyte.',
            'Firmware korrigiert, Limit um zehn Megabyte erhöht.',
          ),
        },
      ],
      globalButtons: [
        button('outline', 'page:ports', l('Ports and cranes', 'Havne og kraner', 'Häfen und Kräne')),
      ],
    },
    closings.limits,
  ],
};
