import { words } from './Field.ts';

export const backgrounds = {
  white: words('White', 'Hvid', 'Weiß'),
  light: words('Light', 'Lys', 'Hell'),
  dark: words('Dark', 'Mørk', 'Dunkel'),
  foam: words('Cool tint', 'Kølig tone', 'Kühler Ton'),
  sand: words('Warm tint', 'Varm tone', 'Warmer Ton'),
  gradient: words('Gradient', 'Farveovergang', 'Farbverlauf'),
  purple: words('Purple', 'Lilla', 'Lila'),
};

export const alignments = {
  left: words('Left', 'Venstre', 'Links'),
  center: words('Centre', 'Midten', 'Mitte'),
  right: words('Right', 'Højre', 'Rechts'),
};

export const ctaStyles = {
  standard: words('Standard', 'Standard', 'Standard'),
  gradient: words('Gradient', 'Farveovergang', 'Farbverlauf'),
};

export const buttonStyles = {
  purple: words('Main action', 'Vigtigste handling', 'Wichtigste Handlung'),
  black: words('Strong', 'Kraftig', 'Kräftig'),
  outline: words('Outline', 'Kontur', 'Umriss'),
  'outline-dark': words('Outline on dark', 'Kontur på mørk', 'Umriss auf Dunkel'),
  white: words('White', 'Hvid', 'Weiß'),
  'partner-signup': words('Sign-up with a partner', 'Tilmelding hos partner', 'Anmeldung beim Partner'),
};

export const buttonIcons = {
  youtube: words('YouTube', 'YouTube', 'YouTube'),
  linkedin: words('LinkedIn', 'LinkedIn', 'LinkedIn'),
};

export const headingLevels = {
  h1: words('Title of the page', 'Sidens titel', 'Titel der Seite'),
  h2: words('Heading', 'Overskrift', 'Überschrift'),
  h3: words('Lesser heading', 'Mindre overskrift', 'Kleinere Überschrift'),
};

export const currencies = {
  dkk: words('Danish kroner', 'Danske kroner', 'Dänische Kronen'),
  eur: words('Euros', 'Euro', 'Euro'),
  usd: words('US dollars', 'Amerikanske dollar', 'US-Dollar'),
};

export const inputTypes = {
  text: words('A line of text', 'En linje tekst', 'Eine Zeile Text'),
  email: words('Email address', 'E-mailadresse', 'E-Mail-Adresse'),
  tel: words('Telephone', 'Telefon', 'Telefon'),
  number: words('Number', 'Tal', 'Zahl'),
  textarea: words('Several lines', 'Flere linjer', 'Mehrere Zeilen'),
};

export const formInputTypes = {
  ...inputTypes,
  choice: words('List of choices', 'Liste med valg', 'Auswahlliste'),
  tick: words('Box to tick', 'Felt til afkrydsning', 'Kästchen zum Ankreuzen'),
  file: words('Files from the visitor', 'Filer fra den besøgende', 'Dateien des Besuchers'),
};

export const inputWidths = {
  half: words('Half', 'Halv', 'Halb'),
  full: words('Full', 'Hel', 'Ganz'),
};

export const pictureWidths = {
  small: words('Small', 'Lille', 'Klein'),
  large: words('Large', 'Stor', 'Groß'),
  full: words('Full width', 'Hele bredden', 'Ganze Breite'),
};

export const drawingKinds = {
  log: words('Event log', 'Hændelseslog', 'Ereignisprotokoll'),
  day: words(
    'Event log of a day, by the visitor’s clock',
    'En dags hændelseslog efter den besøgendes ur',
    'Ereignisprotokoll eines Tages, nach der Uhr des Besuchers',
  ),
  scene: words(
    'Event log below the picture',
    'Hændelseslog under billedet',
    'Ereignisprotokoll unter dem Bild',
  ),
  list: words('List with marks', 'Liste med mærker', 'Liste mit Zeichen'),
  bill: words(
    'Bill, its last row the sum',
    'Regning, sidste række er summen',
    'Rechnung, letzte Zeile die Summe',
  ),
  curve: words('Curve with limits', 'Kurve med grænser', 'Kurve mit Grenzen'),
  bars: words('Bars, day by day', 'Søjler, dag for dag', 'Balken, Tag für Tag'),
  route: words('Way with stations', 'Vej med stationer', 'Weg mit Stationen'),
  panel: words('Dashboard', 'Instrumentpanel', 'Oberfläche'),
  code: words('Code sample', 'Kodeeksempel', 'Codebeispiel'),
  map: words('Places on the picture', 'Steder på billedet', 'Orte auf dem Bild'),
};

export const drawingStates = {
  fine: words('Fine', 'I orden', 'In Ordnung'),
  signal: words('Signal', 'Signal', 'Signal'),
  warning: words('Warning', 'Advarsel', 'Warnung'),
  fault: words('Fault', 'Fejl', 'Fehler'),
};
