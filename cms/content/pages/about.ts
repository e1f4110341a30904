import { facts } from '../facts.ts';
import { companyInstruments } from '../drawings/companyInstruments.ts';
import { l } from '../localised.ts';
import { companyInfo, office } from '../office.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { closings } from '../closings.ts';
import { people } from '../team.ts';

export const page: PageFixture = {
  name: 'about',
  id: 20,
  slug: l('about', 'om-os', 'ueber-uns'),
  title: l('About Kystlink', 'Om Kystlink', 'Über uns'),
  seo: {
    description: l(
      '{people} people in Copenhagen who run a mobile core and write down everything it does. Founded in {founded}.',
      '{people} mennesker i København, der driver et kernenet og skriver ned, hvad det gør. Grundlagt i {founded}.',
      '{people} Menschen in Kopenhagen, die ein Kernnetz betreiben und alles aufschreiben, was es tut. Gegründet {founded}.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l('Forty-six people, one log', '{people} mennesker, én log', '{people} Menschen, ein Protokoll'),
      description: l(
        'We connect things that stand where nobody wants to drive. Pumps, cranes, turbines, buoys. Then we write down what they say.',
        'Vi forbinder ting, der står, hvor ingen gider køre hen. Pumper, kraner, vindmøller, bøjer. Og så skriver vi ned, hvad de siger.',
        'Wir verbinden Dinge, zu denen niemand fahren möchte. Pumpen, Kräne, Windräder, Bojen. Und dann schreiben wir auf, was sie sagen.',
      ),
      image: companyInstruments.about,
      alignment: 'left',
      backgroundColor: 'white',
    },
    {
      kind: 'About',
      title: l(
        'Kystlink began with a buoy. It went silent twice a day.',
        'Kystlink begyndte med en bøje, der tav to gange om dagen.',
        'Kystlink begann mit einer Boje, die zweimal am Tag verstummte.',
      ),
      description: l(
        'In 2017 Signe and Nils rowed out four times before they understood that it was being refused, and that somebody knew. The operator had the line in a log and no reason to show it. So they built a core of their own, where the line is yours.',
        'I 2017 roede Signe og Nils ud til den fire gange, før de forstod, at den blev afvist, og at nogen vidste det. Teleselskabet havde linjen i en log og ingen grund til at vise den. Så de byggede deres eget kernenet, hvor linjen er din.',
        '2017 ruderten Signe und Nils viermal hinaus, bis sie begriffen, dass die Boje abgewiesen wurde und dass jemand es wusste. Der Betreiber hatte die Zeile im Protokoll und keinen Grund, sie zu zeigen. Also bauten sie ein eigenes Kernnetz, in dem die Zeile Ihnen gehört.',
      ),
      backgroundColor: 'white',
      facts: [
        { number: facts.sites, label: l('sites', 'steder', 'Standorte') },
        { number: facts.people, label: l('people', 'mennesker', 'Menschen') },
        { number: 2, label: l('cores', 'kernenet', 'Kernnetze') },
      ],
      globalButtons: [
        button('outline', 'https://www.linkedin.com/company/kystlink-example', 'LinkedIn', 'linkedin'),
      ],
    },
    {
      kind: 'OurValues',
      backgroundColor: 'light',
      values: [
        {
          title: l('We name the fault first', 'Vi nævner fejlen først', 'Wir nennen die Störung zuerst'),
          description: l(
            'Whoever calls has a problem. They hear the cause before they hear our greeting.',
            'Den, der ringer, har et problem. Årsagen kommer, før vi siger goddag.',
            'Wer anruft, hat ein Problem. Die Ursache kommt vor der Begrüßung.',
          ),
        },
        {
          title: l(
            'Prices stand on the website',
            'Priserne står på hjemmesiden',
            'Preise stehen auf der Website',
          ),
          description: l(
            'The raised ones too, with the invoice that led to it.',
            'Også dem, vi hævede, med den regning, der var skyld i det.',
            'Auch die erhöhten, mit der Rechnung, die dazu geführt hat.',
          ),
        },
        {
          title: l('We say what is measured', 'Vi siger, hvad der er målt', 'Wir sagen, was gemessen ist'),
          description: l(
            'And what is estimated, in the same sentence.',
            'Og hvad der er skønnet, i samme sætning.',
            'Und was geschätzt ist, im selben Satz.',
          ),
        },
        {
          title: l('Nobody has to stay', 'Ingen behøver blive', 'Niemand muss bleiben'),
          description: l(
            'Thirty days. Take the devices, the numbers and the log with you.',
            'Tredive dage. Enheder, numre og log tager du med.',
            'Dreißig Tage Frist. Die Geräte, die Nummern und das Protokoll nehmen Sie mit.',
          ),
        },
      ],
    },
    {
      kind: 'OurTeam',
      title: l('Everyone has been on call', 'Alle har haft vagten', 'Alle hatten schon Bereitschaft'),
      description: l(
        'It keeps the manuals short.',
        'Det holder manualerne korte.',
        'Das hält die Handbücher kurz.',
      ),
      team: [people.signe, people.jonas, people.lotte, people.emre, people.nils, people.maja],
    },
    office,
    companyInfo,
    closings.about,
  ],
};
