import { talkToUs } from '../buttons.ts';
import { facts } from '../facts.ts';
import { l } from '../localised.ts';
import { office } from '../office.ts';
import type { PageFixture } from '../PageFixture.ts';
import { photos } from '../photos.ts';
import { button } from '../sections/parts.ts';
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
      alignment: 'left',
      backgroundColor: 'white',
    },
    {
      kind: 'OurTeam',
      title: l('Everyone has been on call', 'Alle har haft vagten', 'Alle hatten schon Bereitschaft'),
      description: l(
        'It keeps the manuals short.',
        'Det holder manualerne korte.',
        'Das hält die Handbücher kurz.',
      ),
      team: [people.signe, people.jonas, people.lotte, people.emre, people.nils, people.vacancy],
    },
    {
      kind: 'About',
      title: l(
        'Kystlink began with a buoy. It went silent twice a day.',
        'Kystlink begyndte med en bøje, der tav to gange om dagen.',
        'Kystlink begann mit einer Boje, die zweimal am Tag verstummte.',
      ),
      description: l(
        'In {founded} Signe and Nils rowed out four times before they understood that it was being refused, and that somebody knew. The operator had the line in a log and no reason to show it. So they built a core of their own, where the line is yours.',
        'I {founded} roede Signe og Nils ud til den fire gange, før de forstod, at den blev afvist, og at nogen vidste det. Teleselskabet havde linjen i en log og ingen grund til at vise den. Så de byggede deres eget kernenet, hvor linjen er din.',
        '{founded} ruderten Signe und Nils viermal hinaus, bis sie begriffen, dass die Boje abgewiesen wurde und dass jemand es wusste. Der Betreiber hatte die Zeile im Protokoll und keinen Grund, sie zu zeigen. Also bauten sie ein eigenes Kernnetz, in dem die Zeile Ihnen gehört.',
      ),
      backgroundColor: 'white',
      facts: [
        {
          number: facts.sites,
          label: l(
            'sites from which something reports, with or without a road',
            'steder, hvorfra noget melder sig, med eller uden vej',
            'Standorte, von denen sich etwas meldet, mit oder ohne Straße',
          ),
        },
        {
          number: facts.people,
          label: l(
            'people on one quay, at least one of them awake',
            'mennesker på én kaj, mindst ét af dem vågent',
            'Menschen an einem Kai, mindestens einer davon wach',
          ),
        },
        {
          number: 2,
          label: l(
            'cores, in Copenhagen and Frankfurt; either can carry everything',
            'kernenet, i København og Frankfurt; hvert af dem kan bære det hele',
            'Kernnetze, in Kopenhagen und Frankfurt; jedes trägt notfalls alles',
          ),
        },
      ],
      image: photos.sound,
      globalButtons: [
        button(
          'outline',
          'post:why-we-write-this-down',
          l('Why we write it down', 'Hvorfor vi skriver det ned', 'Warum wir es aufschreiben'),
        ),
      ],
    },
    {
      kind: 'OurValues',
      title: l('What we hold to', 'Det holder vi fast i', 'Woran wir uns halten'),
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
          title: l('Prices are public', 'Priserne er offentlige', 'Preise sind öffentlich'),
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
    office,
    {
      kind: 'FeaturesWithCtaBanner',
      title: l(
        'Working here, in six lines',
        'At arbejde her, på seks linjer',
        'Hier arbeiten, in sechs Zeilen',
      ),
      backgroundColor: 'white',
      features: [
        {
          title: l('One week in seven', 'Hver syvende uge', 'Jede siebte Woche'),
          description: l(
            'On call, paid by the night, whether it rings or not.',
            'Har du vagten, betalt pr. nat, hvad enten telefonen ringer eller ej.',
            'Bereitschaft, bezahlt je Nacht, ob es klingelt oder nicht.',
          ),
        },
        {
          title: l('Above the sailmaker', 'Over sejlmageren', 'Über dem Segelmacher'),
          description: l(
            'Three days a week. The others wherever your quay is.',
            'Tre dage om ugen. Resten dér, hvor din kaj er.',
            'Drei Tage in der Woche. Die übrigen dort, wo Ihr Kai ist.',
          ),
        },
        {
          title: l('Boots and boat licence', 'Støvler og speedbådskort', 'Stiefel und Bootsführerschein'),
          description: l(
            'We pay for both. The boat is shared.',
            'Betaler vi. Båden deler vi.',
            'Bezahlen wir. Das Boot teilen wir uns.',
          ),
        },
        {
          title: l('Everyone writes', 'Alle skriver', 'Alle schreiben'),
          description: l(
            'Whoever was there writes the article, under their own name.',
            'Den, der var der, skriver artiklen, under eget navn.',
            'Wer dabei war, schreibt den Artikel, unter eigenem Namen.',
          ),
        },
        {
          title: l('Two of three languages', 'To af tre sprog', 'Zwei von drei Sprachen'),
          description: l(
            'Danish, English or German. The third comes by itself, on call.',
            'Dansk, engelsk eller tysk. Det tredje kommer af sig selv på vagten.',
            'Dänisch, Englisch oder Deutsch. Die dritte kommt in der Bereitschaft von selbst.',
          ),
        },
        {
          title: l(
            'Salaries are in the job ad',
            'Lønnen står i stillingsopslaget',
            'Das Gehalt steht in der Stellenanzeige',
          ),
          description: l(
            'As prices do on the website, and for the same reason.',
            'Som priserne på hjemmesiden, og af samme grund.',
            'Wie die Preise auf der Website, und aus demselben Grund.',
          ),
        },
      ],
      cta: {
        ctaStyle: 'gradient',
        title: l(
          'There is room for one more on call',
          'Der er plads til én mere i vagtplanen',
          'Für die Bereitschaft ist noch Platz',
        ),
        description: l(
          'Or you would like to be a customer. That also works, and the nights are quieter.',
          'Eller også vil du hellere være kunde. Det kan også lade sig gøre, og nætterne er roligere.',
          'Oder Sie möchten lieber Kunde sein. Auch das geht, und die Nächte sind ruhiger.',
        ),
        globalButtons: [
          button(
            'white',
            'https://jobs.kystlink.example',
            l('Open positions', 'Ledige stillinger', 'Offene Stellen'),
          ),
          talkToUs('outline-dark'),
        ],
      },
    },
  ],
};
