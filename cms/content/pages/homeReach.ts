import { l } from '../localised.ts';
import { webhookCode } from '../drawings/code.ts';
import { coverageMap } from '../drawings/networks.ts';
import { withAlt } from '../media.ts';
import { button } from '../sections/parts.ts';
import type { Section } from '../sections/Section.ts';

/** Middle of the home page: scripting the product, and its coverage. */
export const homeReach: Section[] = [
  {
    kind: 'SplitContentImgRight',
    title: l(
      'Three calls to a device that is online',
      'Tre kald, så er enheden online',
      'Drei Aufrufe, und das Gerät ist online',
    ),
    description: l(
      'The dashboard is built on our API, not the other way round. If you can click it, you can script it.',
      'Oversigten bygger på vores API, ikke omvendt. Kan du klikke på det, kan du skrive et script til det.',
      'Die Oberfläche baut auf unserer API auf, nicht umgekehrt. Was Sie anklicken können, können Sie auch programmieren.',
    ),
    list: [
      {
        text: l(
          'Create: assign a SIM to a plan and a tag.',
          'Opret: giv et SIM-kort en aftale og et mærke.',
          'Anlegen: der SIM-Karte einen Tarif und eine Gruppe geben.',
        ),
      },
      {
        text: l(
          'Activate: on every network, in one request.',
          'Aktivér: på alle net, i ét kald.',
          'Freischalten: in allen Netzen, mit einem Aufruf.',
        ),
      },
      {
        text: l(
          'Listen: events arrive by webhook or stream.',
          'Lyt: hændelser kommer som webhook eller stream.',
          'Zuhören: Ereignisse kommen als Webhook oder als Datenstrom.',
        ),
      },
    ],
    image: withAlt(
      webhookCode,
      l(
        'A POST request that activates a SIM with a limit of 50 MB, accepted in 84 ms',
        'Et POST-kald, der aktiverer et SIM-kort med en grænse på 50 MB og modtages på 84 ms',
        'Ein POST-Aufruf, der eine SIM-Karte mit einem Limit von 50 MB freischaltet, angenommen nach 84 ms',
      ),
    ),
    alignment: 'left',
    backgroundColor: 'white',
    globalButtons: [button('outline', 'docs', l('Read the API', 'Læs API’et', 'API-Dokumentation lesen'))],
  },
  {
    kind: 'FullwidthContentSplitImgLeft',
    title: l(
      '{countries}\u00A0countries. No\u00A0home\u00A0country.',
      '{countries}\u00A0lande. Intet\u00A0hjemland.',
      '{countries}\u00A0Länder. In\u00A0keinem zu\u00A0Hause.',
    ),
    description: l(
      'A Kystlink SIM roams from the first metre, so no single operator is its weak point.',
      'Et SIM-kort fra Kystlink roamer fra den første meter, så intet enkelt teleselskab er dets svage punkt.',
      'Eine SIM-Karte von Kystlink nutzt vom ersten Meter an fremde Netze. Kein einzelner Betreiber ist ihre Schwachstelle.',
    ),
    image: coverageMap,
    alignment: 'left',
    backgroundColor: 'dark',
    globalButtons: [
      button(
        'outline-dark',
        'page:coverage',
        l('All {countries} countries', 'Alle {countries} lande', 'Alle {countries} Länder'),
      ),
    ],
  },
];
