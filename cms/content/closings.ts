import { depth, instrumentSheet, sheet } from './bannerCards.ts';
import { orderTestKit, orderTestSims, seePrices, talkToEngineer, talkToUs } from './buttons.ts';
import { closingInstruments } from './drawings/closingInstruments.ts';
import { companyInstruments } from './drawings/companyInstruments.ts';
import { l } from './localised.ts';
import { photos } from './photos.ts';
import { button } from './sections/parts.ts';

const testSims = [orderTestSims('white'), talkToEngineer('outline-dark')];

/** Closing sections of the pages, each with its own text. */
export const closings = {
  home: depth(
    l(
      'Put five SIMs in the water',
      'Sæt fem SIM\u2011kort i\u00A0vandet',
      'Testen Sie fünf SIM-Karten dort, wo es darauf ankommt',
    ),
    l(
      'Ordered before three, on the boat the same day.',
      'Bestilt før klokken tre, på båden samme dag.',
      'Vor 15 Uhr bestellt, am selben Tag auf dem Schiff.',
    ),
    ...testSims,
  ),
  products: depth(
    l('Begin with the card', 'Begynd med kortet', 'Beginnen Sie mit der Karte'),
    l(
      'The rest is switched on when you need it, and not a day sooner.',
      'Resten tænder du for, når du får brug for det, og ikke en dag før.',
      'Alles andere schalten Sie zu, wenn Sie es brauchen, und keinen Tag früher.',
    ),
    ...testSims,
  ),
  sim: sheet(
    l(
      'Try it where it has to work',
      'Prøv det dér, hvor det skal virke',
      'Testen Sie sie dort, wo sie arbeiten soll',
    ),
    l(
      'Five cards, {kitMegabytes} MB, {kitDays} days. Bring your own salt water.',
      'Fem kort, {kitMegabytes} MB, {kitDays} dage. Saltvand skal du selv have med.',
      'Fünf Karten, {kitMegabytes} MB, {kitDays} Tage. Das Salzwasser stellen Sie.',
    ),
    photos.sound,
    orderTestSims('black'),
  ),
  esim: sheet(
    l('Can your chip do it?', 'Kan din chip?', 'Kann Ihr Chip das?'),
    l(
      'Send us its name. We know which chips really switch profiles and which only claim to.',
      'Send os navnet. Vi ved, hvilke der skifter profil, og hvilke der bare siger det.',
      'Nennen Sie uns den Namen. Wir wissen, welche das Profil wechseln und welche es nur behaupten.',
    ),
    photos.ice,
    talkToEngineer('black'),
  ),
  log: depth(
    l(
      'See your own devices in the log',
      'Se dine egne enheder i loggen',
      'Sehen Sie Ihre eigenen Geräte im Protokoll',
    ),
    l(
      'Five SIMs, thirty days, and an engineer who reads the first rejection with you.',
      'Fem SIM-kort, tredive dage og en tekniker, der læser den første afvisning sammen med dig.',
      'Fünf SIM-Karten, dreißig Tage und ein Techniker, der die erste Abweisung mit Ihnen liest.',
    ),
    ...testSims,
  ),
  privateNetworks: sheet(
    l(
      'The first tunnel we build together',
      'Den første tunnel bygger vi sammen',
      'Den ersten Tunnel bauen wir gemeinsam',
    ),
    l(
      'On the telephone. It takes a minute; finding your firewall’s password takes longer.',
      'Over telefonen. Det tager et minut; koden til din firewall tager længere tid at finde.',
      'Am Telefon. Es dauert eine Minute; länger dauert es, das Passwort Ihrer Firewall zu finden.',
    ),
    photos.lighthouse,
    talkToEngineer('black'),
  ),
  limits: depth(
    l('Begin with one limit', 'Begynd med én grænse', 'Beginnen Sie mit einem Limit'),
    l(
      'The test kit comes with one: {kitMegabytes} MB for five SIMs, and then it is quiet.',
      'Testsættet har én på forhånd: {kitMegabytes} MB til fem SIM-kort, og så er der stille.',
      'Das Testpaket bringt eines mit: {kitMegabytes} MB für fünf SIM-Karten, dann ist Ruhe.',
    ),
    orderTestKit('white'),
  ),
  coverage: depth(
    l(
      'Is there a hole where your device stands?',
      'Er der et hul, hvor din enhed står?',
      'Ein Loch, wo Ihr Gerät steht?',
    ),
    l(
      'Tell us where. We look it up, and if it is a hole, we say so.',
      'Fortæl os hvor. Vi slår det op, og er det et hul, siger vi det.',
      'Sagen Sie uns, wo. Wir schlagen nach, und wenn es ein Loch ist, sagen wir es.',
    ),
    talkToEngineer('white'),
  ),
  coldChain: depth(
    l('Put one in the coldest box', 'Læg et i den koldeste kasse', 'Legen Sie eine in die kälteste Box'),
    l(
      'Five SIMs for {kitDays} days. If one of them goes silent, you will know on which deck.',
      'Fem SIM-kort i {kitDays} dage. Bliver et af dem tavst, ved du på hvilket dæk.',
      'Fünf SIM-Karten für {kitDays} Tage. Verstummt eine, wissen Sie, auf welchem Deck.',
    ),
    ...testSims,
  ),
  aquaculture: depth(
    l(
      'One for each pen, one for the barge',
      'Et til hvert bur, et til foderflåden',
      'Eine für jedes Gehege, eine für das Futterschiff',
    ),
    l(
      'That makes five, in most fjords. They are free for {kitDays} days.',
      'Det bliver fem i de fleste fjorde. De er gratis i {kitDays} dage.',
      'Das macht in den meisten Fjorden fünf. {kitDays} Tage lang kosten sie nichts.',
    ),
    ...testSims,
  ),
  solutions: depth(
    l('Not one of the six?', 'Er din ikke en af de seks?', 'Keine der sechs?'),
    l(
      'Tell us what stands out there, and how far the drive is. If we’re not the right fit, we’ll tell you who is.',
      'Fortæl os, hvad der står derude, og hvor langt der er at køre. Er vi de forkerte, siger vi, hvem der er de rigtige.',
      'Sagen Sie uns, was draußen steht und wie weit die Fahrt ist. Sind wir die Falschen, nennen wir Ihnen die Richtigen.',
    ),
    talkToUs('white'),
  ),
  customers: depth(
    l(
      'Which three numbers would be yours?',
      'Hvilke tre tal ville være dine?',
      'Welche drei Zahlen wären Ihre?',
    ),
    l(
      'Tell us how much stands out there and what it costs to drive to it. We begin with the driving.',
      'Fortæl os, hvor meget der står derude, og hvad det koster at køre ud til det. Vi begynder med kørslen.',
      'Sagen Sie uns, wie viel draußen steht und was die Fahrt dorthin kostet. Wir fangen bei der Fahrt an.',
    ),
    talkToUs('white'),
  ),
  nordvand: depth(
    l(
      'Take the five you drive to most',
      'Tag de fem, du oftest kører ud til',
      'Nehmen Sie die fünf, zu denen Sie am häufigsten fahren',
    ),
    l(
      'Maja began with ten. The kit has five, but they are free.',
      'Maja begyndte med ti. I sættet er der fem, men de er gratis.',
      'Maja begann mit zehn. Im Paket sind fünf, dafür kosten sie nichts.',
    ),
    orderTestKit('white'),
    talkToEngineer('outline-dark'),
  ),
  havnekran: depth(
    l(
      'Leave one climb to the log',
      'Overlad én klatretur til loggen',
      'Überlassen Sie einen Aufstieg dem Protokoll',
    ),
    l(
      'One SIM in the crane that goes quiet most often. The folding chair we bring.',
      'Ét SIM-kort i den kran, der oftest bliver tavs. Klapstolen har vi med.',
      'Eine SIM-Karte in den Kran, der am häufigsten verstummt. Den Klappstuhl bringen wir mit.',
    ),
    orderTestKit('white'),
  ),
  briseEnergi: depth(
    l(
      'Let the ship stay in port once',
      'Lad skibet blive i havn én gang',
      'Lassen Sie das Schiff einmal im Hafen',
    ),
    l(
      'Five SIMs cost nothing. A day at sea does.',
      'Fem SIM-kort koster ikke noget. Det gør en dag på havet.',
      'Fünf SIM-Karten kosten nichts. Ein Tag auf See schon.',
    ),
    orderTestKit('white'),
    talkToEngineer('outline-dark'),
  ),
  tillberg: depth(
    l('Begin with one stretch of track', 'Begynd med én strækning', 'Beginnen Sie mit einem Abschnitt'),
    l(
      'Five trains, thirty days, one list. The trains do the measuring.',
      'Fem tog, tredive dage, én liste. Togene måler selv.',
      'Fünf Züge, dreißig Tage, eine Liste. Gemessen wird während der Fahrt.',
    ),
    orderTestKit('white'),
  ),
  support: sheet(
    l('Read the line yourself', 'Læs selv linjen', 'Lesen Sie die Zeile selbst'),
    l(
      'The log says in words what the network refused. Most callers stop calling after a week, and we take that as praise.',
      'Loggen siger med ord, hvad nettet afviste. De fleste holder op med at ringe efter en uge, og det tager vi som ros.',
      'Das Protokoll sagt in Worten, was das Netz abgewiesen hat. Die meisten rufen nach einer Woche nicht mehr an, und wir nehmen das als Lob.',
    ),
    photos.church,
    button('black', 'page:log', l('See the log', 'Se loggen', 'Zum Protokoll')),
  ),
  partners: instrumentSheet(
    l('Bring your own ladder', 'Stigen har du selv', 'Die Leiter bringen Sie mit'),
    l(
      'We send the drawer of SIMs. We set up the first device together, on the phone.',
      'Vi sender skuffen med SIM-kort. Den første enhed sætter vi op sammen, i telefonen.',
      'Die Schublade mit SIM-Karten schicken wir. Das erste Gerät setzen wir gemeinsam in Betrieb, am Telefon.',
    ),
    companyInstruments.partners,
    talkToUs('black'),
  ),
  security: instrumentSheet(
    l('Found something?', 'Har du fundet noget?', 'Etwas gefunden?'),
    l(
      'Write to us first. No lawyer answers; somebody does who can mend it.',
      'Skriv til os først. Det er ikke en advokat, der svarer, men en, der kan rette det.',
      'Schreiben Sie zuerst uns. Es antwortet kein Anwalt, sondern jemand, der es beheben kann.',
    ),
    closingInstruments.security,
    button(
      'black',
      'page:responsible-disclosure',
      l('Read the policy', 'Læs politikken (engelsk)', 'Richtlinie lesen (englisch)'),
    ),
    talkToUs(),
  ),
  testKit: instrumentSheet(
    l(
      'After thirty days it ends by itself',
      'Efter tredive dage slutter det af sig selv',
      'Nach dreißig Tagen endet es von selbst',
    ),
    l(
      'Nothing to sign, nothing to cancel. If you stay, the five that are out there stay where they are.',
      'Intet at skrive under på, intet at opsige. Bliver du, så bliver de fem, der sidder derude, hvor de er.',
      'Nichts zu unterschreiben, nichts zu kündigen. Wenn Sie bleiben, bleiben auch die fünf, wo sie sind.',
    ),
    closingInstruments.testKit,
    seePrices('black'),
    talkToEngineer(),
  ),
  blog: depth(
    l('The faults, once a month', 'Fejlene, én gang om måneden', 'Die Störungen, einmal im Monat'),
    l(
      'Tide table is our newsletter: networks added, prices changed and what we learned from it.',
      'Tidevandstabellen er vores nyhedsbrev: nye net, ændrede priser og det, vi lærte af dem.',
      'Die Gezeitentafel ist unser Newsletter: neue Netze, geänderte Preise und was wir daraus gelernt haben.',
    ),
    button('white', '#newsletter', l('Subscribe', 'Tilmeld', 'Abonnieren')),
  ),
};
