import { talkToUs } from '../buttons.ts';
import { closings } from '../closings.ts';
import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { photos } from '../photos.ts';
import { button } from '../sections/parts.ts';
import { askLotte } from '../shared.ts';

export const page: PageFixture = {
  name: 'partners',
  id: 21,
  slug: l('partners', 'partnere', 'partner'),
  title: l('Partners', 'Partnere', 'Partner'),
  seo: {
    description: l(
      'Installers, integrators and one cloud. What a partner gets, and what we do not ask for.',
      'Montører, integratorer og én sky. Hvad en partner får, og hvad vi ikke beder om.',
      'Monteure, Integratoren und eine Cloud. Was Partner bekommen und was wir nicht verlangen.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l(
        'Who installs, and who sells',
        'Hvem der monterer, og hvem der sælger',
        'Wer einbaut und wer verkauft',
      ),
      description: l(
        'We have thirty-one partners. Twenty-six of them own a drill. If you put devices where water, steel or ice is, we would like to send you SIMs.',
        'Vi har enogtredive partnere. Seksogtyve af dem ejer en boremaskine. Sætter du enheder op, hvor der er vand, stål eller is, vil vi gerne sende dig SIM-kort.',
        'Wir haben einunddreißig Partner. Sechsundzwanzig davon besitzen eine Bohrmaschine. Wenn Sie Geräte dort anbringen, wo Wasser, Stahl oder Eis ist, schicken wir Ihnen gern SIM-Karten.',
      ),
      image: photos.boat,
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [
        button(
          'partner-signup',
          'https://cloud.fjeldby.example/kystlink',
          l('Sign up with Fjeldby', 'Tilmeld dig med Fjeldby', 'Mit Fjeldby anmelden'),
        ),
        talkToUs(),
      ],
    },
    {
      kind: 'FeaturesWithCtaBanner',
      title: l('What a partner gets', 'Hvad en partner får', 'Was Partner bekommen'),
      backgroundColor: 'white',
      features: [
        {
          title: l('Twelve per cent', 'Tolv procent', 'Zwölf Prozent'),
          description: l(
            'Of every invoice, for as long as it comes. Printed, like all our prices.',
            'Af hver regning, så længe den kommer. Trykt, som alle vores priser.',
            'Von jeder Rechnung, solange Rechnungen kommen. Abgedruckt wie alle unsere Preise.',
          ),
        },
        {
          title: l('Your customer stays yours', 'Din kunde forbliver din', 'Ihr Kunde bleibt Ihr Kunde'),
          description: l(
            'We do not write to them unless you ask us to.',
            'Vi skriver ikke til dem, medmindre du beder om det.',
            'Wir schreiben ihm nicht, solange Sie uns nicht darum bitten.',
          ),
        },
        {
          title: l('One Bridge for all of them', 'Én Bridge til dem alle', 'Eine Bridge für alle'),
          description: l(
            'Forty customers, forty logs, one login.',
            'Fyrre kunder, fyrre logger, ét login.',
            'Vierzig Kunden, vierzig Protokolle, eine Anmeldung.',
          ),
        },
        {
          title: l('A drawer of SIMs', 'En skuffe med SIM-kort', 'Eine Schublade SIM-Karten'),
          description: l(
            'Free until they first attach.',
            'Gratis, indtil de kobler sig på første gang.',
            'Kostenlos bis zur ersten Einbuchung.',
          ),
        },
        {
          title: l('An engineer on the line', 'En tekniker i røret', 'Ein Techniker am Telefon'),
          description: l(
            'While you stand on the ladder, not afterwards.',
            'Mens du står på stigen, ikke bagefter.',
            'Während Sie auf der Leiter stehen, nicht danach.',
          ),
        },
        {
          title: l('No certificate', 'Intet certifikat', 'Kein Zertifikat'),
          description: l(
            'We look at three of your installations instead.',
            'Vi ser på tre af dine anlæg i stedet.',
            'Wir sehen uns stattdessen drei Ihrer Anlagen an.',
          ),
        },
      ],
      cta: {
        ctaStyle: 'gradient',
        title: l('Show us three installations', 'Vis os tre anlæg', 'Zeigen Sie uns drei Anlagen'),
        description: l(
          'Photographs will do. Cables visible, please.',
          'Billeder er nok. Med synlige kabler, tak.',
          'Fotos genügen. Bitte mit sichtbaren Kabeln.',
        ),
        globalButtons: [talkToUs('white')],
      },
    },
    {
      kind: 'TopImgWithContent',
      title: l('The last metre is yours', 'Den sidste meter er din', 'Der letzte Meter gehört Ihnen'),
      description: l(
        '<p>We know the network from mast to server. You know the ladder, the seal and which door the caretaker never locks.</p><p>A device needs both, and the log says which of us is wanted.</p>',
        '<p>Vi kender nettet fra mast til server. Du kender stigen, pakningen og den dør, viceværten aldrig låser.</p><p>En enhed har brug for begge dele, og loggen siger, hvem af os der skal komme.</p>',
        '<p>Wir kennen das Netz vom Mast bis zum Server. Sie kennen die Leiter, die Dichtung und die Tür, die der Hausmeister nie abschließt.</p><p>Ein Gerät braucht beides, und das Protokoll sagt, wer von uns gefragt ist.</p>',
      ),
      image: photos.mast,
      alignment: 'left',
    },
    {
      kind: 'OurValues',
      title: l('What we do not ask for', 'Hvad vi ikke beder om', 'Was wir nicht verlangen'),
      backgroundColor: 'white',
      values: [
        {
          title: l('No yearly target', 'Intet årsmål', 'Kein Jahresziel'),
          description: l(
            'Some years you build, some you repair.',
            'Nogle år bygger man, nogle år reparerer man.',
            'In manchen Jahren baut man, in manchen repariert man.',
          ),
        },
        {
          title: l('No exclusivity', 'Ingen eneret', 'Kein Alleinvertrieb'),
          description: l(
            'Use another SIM where ours is worse. Tell us where.',
            'Brug et andet SIM-kort, hvor vores er dårligere. Sig os hvor.',
            'Nehmen Sie eine andere SIM-Karte, wo unsere schlechter ist. Sagen Sie uns, wo.',
          ),
        },
        {
          title: l('No logo on your van', 'Intet logo på din varevogn', 'Kein Logo auf Ihrem Wagen'),
          description: l(
            'You know our views on vans.',
            'Du kender vores holdning til varevogne.',
            'Sie wissen, wie wir über Lieferwagen denken.',
          ),
        },
      ],
    },
    askLotte(
      l(
        'Lotte knows every partner’s ringtone',
        'Lotte kender alle partneres ringetone',
        'Lotte kennt den Klingelton jedes Partners',
      ),
    ),
    closings.partners,
  ],
};
