import { l } from '../localised.ts';
import { closings } from '../closings.ts';
import { companyInstruments } from '../drawings/companyInstruments.ts';
import type { PageFixture } from '../PageFixture.ts';
import { photos } from '../photos.ts';
import { button } from '../sections/parts.ts';
import { people } from '../team.ts';

export const page: PageFixture = {
  name: 'support',
  id: 23,
  slug: l('support', 'support', 'support'),
  title: l('Support', 'Support', 'Support'),
  seo: {
    description: l(
      'Paste the log line, get the cause. Three things to check first, and who answers.',
      'Send loglinjen, få årsagen. Tre ting at se efter først, og hvem der svarer.',
      'Protokollzeile schicken, Ursache bekommen. Drei Dinge vorab, und wer antwortet.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l('Ask us about a fault', 'Spørg os om fejlen', 'Fragen Sie uns nach einer Störung'),
      description: l(
        'Paste the log line. We answer with the cause.',
        'Send loglinjen. Vi svarer med årsagen.',
        'Schicken Sie die Protokollzeile. Wir antworten mit der Ursache.',
      ),
      image: companyInstruments.support,
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [
        button('purple', '#openchat', l('Open the chat', 'Åbn chatten', 'Chat öffnen')),
        button('outline', 'https://status.kystlink.example', l('Status page', 'Netstatus', 'Netzstatus')),
      ],
    },
    {
      kind: 'SplitContentImgRight',
      title: l(
        'Three things to check before you\u00A0call',
        'Tre ting at se efter, før du ringer',
        'Drei Dinge, die Sie vorher prüfen',
      ),
      backgroundColor: 'light',
      alignment: 'left',
      list: [
        {
          text: l(
            'Is it powered? Half of all silent devices are unplugged. There is no shame in it.',
            'Er der strøm på? Halvdelen af alle tavse enheder er ikke sat til. Det er ingen skam.',
            'Hat es Strom? Die Hälfte aller stummen Geräte ist nicht angeschlossen. Das ist keine Schande.',
          ),
        },
        {
          text: l(
            'Has it attached today? The log says so in its first line.',
            'Har den koblet sig på i dag? Det står i loggens første linje.',
            'Hat es sich heute eingebucht? Das steht in der ersten Zeile des Protokolls.',
          ),
        },
        {
          text: l(
            'Did it reach its limit? Then it is doing exactly what you told it.',
            'Har den nået sin grænse? Så gør den præcis, hvad du bad den om.',
            'Hat es sein Limit erreicht? Dann tut es genau das, was Sie ihm gesagt haben.',
          ),
        },
      ],
    },
    {
      kind: 'Contact',
      title: l('The line, please', 'Linjen, tak', 'Die Zeile, bitte'),
      description: l('Two fields. That is enough.', 'To felter. Det er nok.', 'Zwei Felder. Das genügt.'),
      backgroundColor: 'white',
      contactForm: {
        submitLabel: l('Send', 'Send', 'Senden'),
        formField: [
          { name: 'email', type: 'email', width: 'full', placeholder: l('Email', 'Mail', 'E-Mail') },
          {
            name: 'question',
            type: 'textarea',
            width: 'full',
            placeholder: l('Your question', 'Dit spørgsmål', 'Ihre Frage'),
          },
        ],
      },
    },
    {
      kind: 'SectionTitle',
      headingLevel: 'h2',
      alignment: 'left',
      backgroundColor: 'white',
      title: l('Who answers', 'Hvem der svarer', 'Wer antwortet'),
      description: l(
        'No queue in between. They read the log with you.',
        'Der er ingen kø imellem. De læser loggen sammen med dig.',
        'Ohne Warteschleife. Sie lesen das Protokoll mit Ihnen.',
      ),
    },
    {
      kind: 'OurTeam',
      team: [people.lotte, people.jonas, people.nils],
    },
    {
      kind: 'FullwidthContentSplitImgLeft',
      title: l('At night there is a light on', 'Om natten er der lys i vinduet', 'Nachts brennt Licht'),
      description: l(
        'One engineer is awake, with your log open. On Fleet and Charter they ring back within the hour; on Pilot they read your mail in the morning.',
        'Én tekniker er vågen med din log åben. På Fleet og Charter ringer vedkommende tilbage inden for en time; på Pilot bliver din mail læst om morgenen.',
        'Ein Techniker ist wach und hat Ihr Protokoll offen. Bei Fleet und Charter ruft er binnen einer Stunde zurück; bei Pilot liest er Ihre E-Mail am Morgen.',
      ),
      image: photos.lighthouse,
      alignment: 'left',
      backgroundColor: 'dark',
    },
    {
      kind: 'Faq',
      title: l(
        'Questions we get by phone',
        'Spørgsmål, vi får i telefonen',
        'Fragen, die uns am Telefon erreichen',
      ),
      backgroundColor: 'white',
      faq: [
        {
          question: l(
            'Do you help with our firmware?',
            'Hjælper I med vores firmware?',
            'Helfen Sie uns mit unserer Firmware?',
          ),
          answer: l(
            'We say what it does on the network, which is often enough. We do not write it.',
            'Vi siger, hvad den gør på nettet, og det er ofte nok. Vi skriver den ikke.',
            'Wir sagen, was sie im Netz tut, und das reicht oft. Wir schreiben sie nicht.',
          ),
        },
        {
          question: l(
            'We are not customers. May we ask?',
            'Vi er ikke kunder. Må vi spørge?',
            'Wir sind keine Kunden. Dürfen wir fragen?',
          ),
          answer: l(
            'Yes. A cause code means the same on every SIM, and we like them.',
            'Ja. En årsagskode betyder det samme på alle SIM-kort, og vi holder af dem.',
            'Ja. Ein Ursachencode bedeutet auf jeder SIM-Karte dasselbe, und Ursachen lesen wir gern.',
          ),
        },
      ],
    },
    closings.support,
  ],
};
