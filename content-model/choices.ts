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
  purple: words('Primary', 'Primær', 'Primär'),
  black: words('Secondary', 'Sekundær', 'Sekundär'),
  outline: words('Outline', 'Kontur', 'Kontur'),
  'outline-dark': words('Outline on dark', 'Kontur på mørk baggrund', 'Kontur auf dunklem Hintergrund'),
  white: words('White', 'Hvid', 'Weiß'),
  'partner-signup': words('Partner sign-up', 'Tilmelding hos partner', 'Registrierung beim Partner'),
};

export const buttonIcons = {
  youtube: words('YouTube', 'YouTube', 'YouTube'),
  linkedin: words('LinkedIn', 'LinkedIn', 'LinkedIn'),
};

export const headingLevels = {
  h1: words('Page title', 'Sidetitel', 'Seitentitel'),
  h2: words('Heading', 'Overskrift', 'Überschrift'),
  h3: words('Subheading', 'Underoverskrift', 'Unterüberschrift'),
};

export const currencies = {
  dkk: words('Danish kroner', 'Danske kroner', 'Dänische Kronen'),
  eur: words('Euros', 'Euro', 'Euro'),
  usd: words('US dollars', 'Amerikanske dollar', 'US-Dollar'),
};

export const inputTypes = {
  text: words('Single-line text', 'Tekst på én linje', 'Einzeiliger Text'),
  email: words('Email address', 'E-mailadresse', 'E-Mail-Adresse'),
  tel: words('Phone', 'Telefon', 'Telefon'),
  number: words('Number', 'Tal', 'Zahl'),
  textarea: words('Multi-line text', 'Tekst på flere linjer', 'Mehrzeiliger Text'),
};

export const formInputTypes = {
  ...inputTypes,
  choice: words('Dropdown', 'Rulleliste', 'Auswahlliste'),
  tick: words('Checkbox', 'Afkrydsningsfelt', 'Kontrollkästchen'),
  file: words('File upload', 'Filupload', 'Datei-Upload'),
};

export const inputWidths = {
  half: words('Half', 'Halv', 'Halb'),
  full: words('Full', 'Fuld', 'Voll'),
};

export const pictureWidths = {
  small: words('Small', 'Lille', 'Klein'),
  large: words('Large', 'Stor', 'Groß'),
  full: words('Full width', 'Fuld bredde', 'Volle Breite'),
};

export const drawingKinds = {
  log: words('Event log', 'Hændelseslog', 'Ereignisprotokoll'),
  day: words(
    'Event log of one day, in the visitor’s time zone',
    'Hændelseslog for én dag i den besøgendes tidszone',
    'Ereignisprotokoll eines Tages, in der Zeitzone des Besuchers',
  ),
  scene: words(
    'Event log below the image',
    'Hændelseslog under billedet',
    'Ereignisprotokoll unter dem Bild',
  ),
  list: words('Checklist', 'Tjekliste', 'Checkliste'),
  bill: words(
    'Invoice (last row is the total)',
    'Faktura (sidste række er totalen)',
    'Rechnung (letzte Zeile ist die Summe)',
  ),
  curve: words('Line chart with limits', 'Kurvediagram med grænser', 'Liniendiagramm mit Grenzwerten'),
  bars: words('Bar chart by day', 'Søjlediagram pr. dag', 'Balkendiagramm nach Tagen'),
  route: words('Route with stops', 'Rute med stop', 'Route mit Stationen'),
  panel: words('Dashboard', 'Dashboard', 'Dashboard'),
  code: words('Code sample', 'Kodeeksempel', 'Codebeispiel'),
  map: words('Map markers', 'Kortmarkører', 'Kartenmarkierungen'),
};

export const drawingStates = {
  fine: words('OK', 'OK', 'OK'),
  signal: words('Signal', 'Signal', 'Signal'),
  warning: words('Warning', 'Advarsel', 'Warnung'),
  fault: words('Error', 'Fejl', 'Fehler'),
};
