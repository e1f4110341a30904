import { orderTestSims, words } from '../buttons.ts';
import { faults } from '../drawings/faults.ts';
import { dayLog } from '../drawings/log.ts';
import { productInstruments } from '../drawings/productInstruments.ts';
import { l } from '../localised.ts';
import { withAlt } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { closings } from '../closings.ts';

export const page: PageFixture = {
  name: 'log',
  id: 7,
  slug: l('log', 'loggen', 'protokoll'),
  title: l('The log', 'Loggen', 'Das Protokoll'),
  parent: 'products',
  seo: {
    description: l(
      'Every attach, session and rejection of every SIM, with the cause in words, {webhookSeconds} seconds after it happened.',
      'Hver tilkobling, forbindelse og afvisning for hvert SIM-kort, med årsagen i ord, {webhookSeconds} sekunder efter at det skete.',
      'Jede Einbuchung, Sitzung und Abweisung jeder SIM-Karte, mit der Ursache in Worten, {webhookSeconds} Sekunden danach.',
    ),
    cornerstone: true,
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l(
        'The log no operator shows you',
        'Loggen, intet teleselskab viser dig',
        'Das Protokoll, das kein Netzbetreiber zeigt',
      ),
      description: l(
        'A silent device has told somebody why. It told the network, and the network told its operator, and there it stayed. Here it does not stay.',
        'En tavs enhed har fortalt nogen hvorfor. Den sagde det til nettet, nettet sagde det til teleselskabet, og der blev det. Her bliver det ikke.',
        'Ein stummes Gerät hat jemandem gesagt, warum es schweigt. Es sagte es dem Netz, das Netz seinem Betreiber, und dort blieb es. Hier bleibt es nicht.',
      ),
      image: productInstruments.log,
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [
        orderTestSims(),
        button(
          'outline',
          'docs/tag/webhooks',
          l('Get it by webhook', 'Få den som webhook', 'Als Webhook beziehen'),
        ),
      ],
    },
    {
      kind: 'FullwidthContentSplitImgLeft',
      title: l(
        'An ordinary\u00A0day, line by line',
        'En almindelig dag, linje for linje',
        'Ein gewöhnlicher Tag, Zeile für Zeile',
      ),
      description: l(
        'Buoy 0147 wakes every half hour, sends eleven kilobytes and sleeps. Once it was refused. The line says by whom, with which number, on which cell, and what the number means.',
        'Bøje 0147 vågner hver halve time, sender elleve kilobyte og sover igen. Én gang blev den afvist. Linjen siger af hvem, med hvilket tal, på hvilken celle, og hvad tallet betyder.',
        'Boje 0147 wacht jede halbe Stunde auf, sendet elf Kilobyte und schläft wieder. Einmal wurde sie abgewiesen. Die Zeile nennt das Netz, die Zahl, die Zelle und was die Zahl bedeutet.',
      ),
      image: withAlt(
        dayLog,
        l(
          'The log of Buoy 0147, one line opened: cause 15',
          'Loggen for Bøje 0147, én linje foldet ud: årsag 15',
          'Das Protokoll von Boje 0147, eine Zeile aufgeklappt: Ursache 15',
        ),
      ),
      alignment: 'left',
      backgroundColor: 'dark',
    },
    {
      kind: 'LargeFactsFeatureBoxes',
      boxes: [
        {
          fact: l('{webhookSeconds} s', '{webhookSeconds} s', '{webhookSeconds} s'),
          title: l('from event to webhook', 'fra hændelse til webhook', 'vom Ereignis zum Webhook'),
          description: l(
            'At the median, over all networks, measured in October 2026.',
            'Målt som median over alle net i oktober 2026.',
            'Im Median über alle Netze, gemessen im Oktober 2026.',
          ),
        },
        {
          fact: l('{causes}', '{causes}', '{causes}'),
          title: l('cause numbers', 'årsagsnumre', 'Ursachen'),
          description: l(
            'Each with a sentence and a next step.',
            'Hver med en sætning og et næste skridt.',
            'Jede mit einem Satz und einem nächsten Schritt.',
          ),
        },
        {
          fact: l('{fleetLogMonths} months', '{fleetLogMonths} måneder', '{fleetLogMonths} Monate'),
          title: l('kept on Fleet', 'gemt på Fleet', 'aufbewahrt bei Fleet'),
          description: l(
            'So that you can lay this winter over the last.',
            'Så du kan holde denne vinter op mod den forrige.',
            'Damit Sie diesen Winter mit dem letzten vergleichen können.',
          ),
        },
        {
          fact: '0',
          title: l('lines left out', 'linjer sprunget over', 'Zeilen ausgelassen'),
          description: l(
            'All of them are written down.',
            'De bliver alle skrevet ned.',
            'Jede wird aufgeschrieben.',
          ),
        },
      ],
    },
    {
      kind: 'DashboardFeatures',
      backgroundColor: 'light',
      title: l('Break it yourself', 'Ødelæg det selv', 'Machen Sie es selbst kaputt'),
      description: l(
        'Three faults that everybody meets. Choose one, and read what the log says while it happens.',
        'Tre fejl, som alle møder. Vælg en, og læs, hvad loggen siger, mens den sker.',
        'Drei Störungen, denen jeder begegnet. Wählen Sie eine und lesen Sie mit, was das Protokoll dabei sagt.',
      ),
      features: [
        {
          title: l('A wrong APN', 'En forkert APN', 'Ein falscher APN'),
          description: l(
            'One word in the modem’s settings. It attaches, and gets no further.',
            'Ét ord i modemmets indstillinger. Det kobler sig på og kommer ikke længere.',
            'Ein Wort in den Einstellungen des Modems. Es bucht sich ein und kommt nicht weiter.',
          ),
          icon: faults.wrongApn,
        },
        {
          title: l('A weak mast', 'En svag mast', 'Ein schwacher Mast'),
          description: l(
            'Nobody refuses it. It is simply no longer heard.',
            'Ingen afviser den. Den bliver bare ikke hørt længere.',
            'Niemand weist die Boje ab. Sie wird nur nicht mehr gehört.',
          ),
          icon: faults.weakMast,
        },
        {
          title: l('A full limit', 'En nået grænse', 'Ein volles Limit'),
          description: l(
            'The only fault that you have ordered.',
            'Den eneste fejl, du selv har bestilt.',
            'Die einzige Störung, die Sie selbst bestellt haben.',
          ),
          icon: faults.fullLimit,
        },
      ],
    },
    {
      kind: 'ContentWithCtaBanner',
      title: l('Causes you will meet', 'Årsager, du kommer til at møde', 'Ursachen, denen Sie begegnen'),
      backgroundColor: 'white',
      content: l(
        `<h3 id="causes">What the number says, and what the modem does with it</h3>
<table><thead><tr><th scope="col">Cause</th><th scope="col">Says</th><th scope="col">What a modem does</th></tr></thead><tbody><tr><td>7</td><td>No data allowed for this SIM</td><td>Gives up until restarted</td></tr><tr><td>11</td><td>Network not allowed</td><td>Forbids that network, tries the next</td></tr><tr><td>13</td><td>Roaming not allowed here</td><td>Forbids that area, tries the next</td></tr><tr><td>15</td><td>No suitable cell here</td><td>Stays, and may wait</td></tr><tr><td>22</td><td>Congestion</td><td>Waits for the network’s timer</td></tr><tr><td>111</td><td>Protocol error</td><td>Tries again, and again</td></tr></tbody></table>
<p>The number is the standard’s; the sentence is ours. Where a modem is known to read a number in its own way, the log says that too.</p>`,
        `<h3 id="causes">Hvad tallet siger, og hvad modemmet gør ved det</h3>
<table><thead><tr><th scope="col">Årsag</th><th scope="col">Siger</th><th scope="col">Hvad et modem gør</th></tr></thead><tbody><tr><td>7</td><td>Data ikke tilladt for kortet</td><td>Giver op til næste genstart</td></tr><tr><td>11</td><td>Nettet er ikke tilladt</td><td>Spærrer nettet, prøver det næste</td></tr><tr><td>13</td><td>Roaming ikke tilladt her</td><td>Spærrer området, prøver det næste</td></tr><tr><td>15</td><td>Ingen egnet celle her</td><td>Bliver, og venter måske</td></tr><tr><td>22</td><td>Overbelastning</td><td>Venter på nettets timer</td></tr><tr><td>111</td><td>Protokolfejl</td><td>Prøver igen og igen</td></tr></tbody></table>
<p>Tallet er standardens; sætningen er vores. Når et modem er kendt for at læse et tal på sin egen måde, siger loggen også det.</p>`,
        `<h3 id="causes">Was die Zahl sagt und was das Modem daraus macht</h3>
<table><thead><tr><th scope="col">Ursache</th><th scope="col">Sagt</th><th scope="col">Was ein Modem tut</th></tr></thead><tbody><tr><td>7</td><td>Keine Daten für diese Karte</td><td>Gibt auf bis zum Neustart</td></tr><tr><td>11</td><td>Netz nicht erlaubt</td><td>Sperrt das Netz, versucht das nächste</td></tr><tr><td>13</td><td>Roaming hier nicht erlaubt</td><td>Sperrt das Gebiet, versucht das nächste</td></tr><tr><td>15</td><td>Keine passende Zelle hier</td><td>Bleibt und wartet womöglich</td></tr><tr><td>22</td><td>Überlast</td><td>Wartet auf den Timer des Netzes</td></tr><tr><td>111</td><td>Protokollfehler</td><td>Versucht es wieder und wieder</td></tr></tbody></table>
<p>Die Zahl stammt aus der Norm, der Satz von uns. Wo ein Modem eine Zahl bekanntermaßen auf seine Weise liest, steht auch das im Protokoll.</p>`,
      ),
      cta: {
        ctaStyle: 'standard',
        title: l('Stuck on a number?', 'Kørt fast i et tal?', 'Eine Zahl gibt Rätsel auf?'),
        description: l(
          'Paste the line. We answer with the cause, customer or not.',
          'Send linjen. Vi svarer med årsagen, kunde eller ej.',
          'Schicken Sie die Zeile. Wir antworten mit der Ursache, ob Kunde oder nicht.',
        ),
        globalButtons: [button('black', 'page:support', l('Ask support', 'Spørg support', 'Support fragen'))],
      },
    },
    {
      kind: 'FeaturedContent',
      title: l(
        'Written after the fault was found',
        'Skrevet, efter at fejlen var fundet',
        'Geschrieben, nachdem der Fehler gefunden war',
      ),
      backgroundColor: 'light',
      featuredPosts: [
        'post:nine-cause-codes',
        'post:cause-15-at-high-water',
        'post:the-pump-that-failed-on-sundays',
      ],
      globalButtons: [button('outline', 'blog', words.allArticles)],
    },
    closings.log,
  ],
};
