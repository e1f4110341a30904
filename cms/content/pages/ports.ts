import { orderTestSims } from '../buttons.ts';
import { industryInstruments } from '../drawings/industryInstruments.ts';
import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { photos } from '../photos.ts';
import { caseBanners } from '../caseBanners.ts';
import { askJonas } from '../shared.ts';

export const page: PageFixture = {
  name: 'ports',
  id: 14,
  slug: l('ports', 'havne', 'haefen'),
  title: l('Ports and cranes', 'Havne og kraner', 'Häfen und Kräne'),
  parent: 'solutions',
  seo: {
    description: l(
      'Steel everywhere, a cab sixty metres up and four networks that look strong until the boom swings.',
      'Stål overalt, et førerhus i tres meters højde og fire net, der ser stærke ud, til udliggeren svinger.',
      'Überall Stahl, eine Kabine in sechzig Metern Höhe und vier Netze, die stark aussehen, bis der Ausleger schwenkt.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l(
        'A crane is an antenna that also lifts things',
        'En kran er en antenne, der også løfter',
        'Ein Kran ist eine Antenne, die auch Lasten hebt',
      ),
      description: l(
        'Steel everywhere, a cab sixty metres up, and four networks that all look strong until the boom swings. The log reads each handover as it\u00A0happens.',
        'Stål overalt, et førerhus i tres meters højde og fire net, der alle ser stærke ud, til udliggeren svinger. Loggen læser hvert netskift, mens det\u00A0sker.',
        'Überall Stahl, eine Kabine in sechzig Metern Höhe und vier Netze, die alle stark aussehen, bis der Ausleger schwenkt. Das Protokoll liest jeden Wechsel mit.',
      ),
      image: photos.crane,
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [orderTestSims()],
    },
    {
      kind: 'FullwidthContentSplitImgLeft',
      title: l('Four readings a minute', 'Fire målinger i minuttet', 'Vier Messwerte in der Minute'),
      description: l(
        'Havnekran runs {havnekranCranes} cranes in eleven harbours. Wind, load and position leave each of them four times a minute, and none may wait for a mast to make up its mind.',
        'Havnekran driver {havnekranCranes} kraner i elleve havne. Vind, last og position forlader hver af dem fire gange i minuttet, og ingen må vente på, at en mast beslutter sig.',
        'Havnekran betreibt {havnekranCranes} Kräne in elf Häfen. Wind, Last und Stellung meldet jeder viermal in der Minute, und keiner darf warten, bis ein Mast sich entscheidet.',
      ),
      image: photos.harbour,
      alignment: 'left',
      backgroundColor: 'foam',
      globalButtons: [
        button(
          'outline',
          'post:eleven-cranes',
          l(
            'Eleven cranes, one tall container',
            'Elleve kraner, én høj container',
            'Elf Kräne, ein hoher Container',
          ),
        ),
      ],
    },
    {
      kind: 'UseCase',
      title: l('Two nights in the harbour', 'To nætter i havnen', 'Zwei Nächte im Hafen'),
      backgroundColor: 'white',
      image: industryInstruments.ports,
      useCases: [
        {
          title: l('The crane uses too much', 'Kranen bruger for meget', 'Der Kran verbraucht zu viel'),
          description: l(
            'Fault: Crane 06 needs as much in one night as in a month.\nCause: a camera uploads every picture three times.\nResult: the limit holds. The alarm came at 22:14, the bill stayed the same.',
            'Fejl: Kran 06 bruger lige så meget på en nat som på en måned.\nÅrsag: Et kamera sender hvert billede tre gange.\nResultat: Grænsen holder. Alarmen kom 22.14, regningen blev den samme.',
            'Störung: Kran 06 braucht in einer Nacht so viel wie sonst in einem Monat.\nUrsache: Eine Kamera lädt jedes Bild dreimal hoch.\nErgebnis: Das Limit hält. Der Alarm kam um 22:14 Uhr, die Rechnung blieb gleich.',
          ),
        },
        {
          title: l(
            'The signal falls with the cargo',
            'Signalet falder med lasten',
            'Das Signal fällt mit der Ladung',
          ),
          description: l(
            'Fault: four cranes of eleven go quiet, always together.\nCause: one customer’s tall containers, stacked six high before the mast.\nResult: those four use a mast on the opposite bank first.',
            'Fejl: Fire af elleve kraner tier, altid samtidig.\nÅrsag: Én kundes høje containere, stablet i seks lag foran masten.\nResultat: De fire bruger først en mast på den anden bred.',
            'Störung: Vier von elf Kränen verstummen, immer gemeinsam.\nUrsache: die hohen Container eines Kunden, sechs Lagen hoch vor dem Mast.\nErgebnis: Diese vier nutzen zuerst einen Mast am anderen Ufer.',
          ),
        },
      ],
    },
    {
      kind: 'Benefits',
      columns: 2,
      backgroundColor: 'white',
      title: l('What changes on Monday', 'Hvad der er anderledes på mandag', 'Was sich am Montag ändert'),
      benefits: [
        {
          title: l('One contract', 'Én aftale', 'Ein Vertrag'),
          description: l(
            'For every harbour you work in, and one bill on the second of the month.',
            'For alle de havne, du arbejder i, og én regning den 2. i måneden.',
            'Für jeden Hafen, in dem Sie arbeiten, und eine Rechnung am Zweiten des Monats.',
          ),
        },
        {
          title: l('One log for all networks', 'Én log for alle net', 'Ein Protokoll für alle Netze'),
          description: l(
            'Which crane, which mast and why, on one screen in the control room.',
            'Hvilken kran, hvilken mast og hvorfor, på én skærm i kontrolrummet.',
            'Welcher Kran, welcher Mast und warum, auf einem Bildschirm in der Leitstelle.',
          ),
        },
        {
          title: l(
            'A ceiling on every SIM',
            'Et loft på hvert SIM-kort',
            'Eine Obergrenze für jede SIM-Karte',
          ),
          description: l(
            'A camera that sends everything three times stops at the limit you set, and not on your bill.',
            'Et kamera, der sender alt tre gange, stopper ved den grænse, du har sat, og ikke først på regningen.',
            'Eine Kamera, die alles dreimal sendet, stößt an Ihr Limit, bevor sie auf der Rechnung steht.',
          ),
        },
        {
          title: l(
            'Fewer climbs, and only planned ones',
            'Færre klatreture, alle planlagte',
            'Weniger Aufstiege, und nur geplante',
          ),
          description: l(
            'Havnekran makes {havnekranFewerClimbs} per cent fewer. The rest are for greasing.',
            'Havnekran klatrer {havnekranFewerClimbs} procent sjældnere. Resten af turene handler om fedt.',
            'Bei Havnekran sind es {havnekranFewerClimbs} Prozent weniger. Der Rest dient dem Abschmieren.',
          ),
        },
      ],
    },
    askJonas(
      l(
        'Jonas climbs, but only when the log says so',
        'Jonas klatrer, men kun når loggen siger det',
        'Jonas klettert, aber nur, wenn das Protokoll es sagt',
      ),
    ),
    caseBanners.havnekran,
  ],
};
