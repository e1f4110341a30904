import { l, type L } from './localised.ts';
import { media, type Media } from './media.ts';

const photo = (name: string, alt: L): Media => media(`photo-${name}.webp`, alt);

/** Photographs with their alternative texts. No page shows a photograph twice. */
export const photos = {
  harbour: photo(
    'harbour',
    l(
      'Container cranes over a ship in a harbour at dusk',
      'Containerkraner over et skib i en havn i skumringen',
      'Containerkräne über einem Schiff im Hafen bei Dämmerung',
    ),
  ),
  crane: photo(
    'crane',
    l(
      'A container crane over a quay in the morning sun, a box on its ropes',
      'En containerkran over en kaj i morgensol, med en container i wirerne',
      'Ein Containerkran über einem Kai in der Morgensonne, ein Container an seinen Seilen',
    ),
  ),
  pump: photo(
    'pump',
    l(
      'A pumping station on a dike in the evening, lights on, three outlets running',
      'En pumpestation på et dige om aftenen, lys i vinduerne, tre udløb i gang',
      'Ein Pumpwerk am Deich am Abend, die Fenster beleuchtet, drei Ausläufe in Betrieb',
    ),
  ),
  sound: photo(
    'sound',
    l(
      'A light buoy on calm water at dusk, two low coasts behind it',
      'En lysbøje på stille vand i skumringen, to lave kyster bag den',
      'Eine Leuchttonne auf ruhigem Wasser bei Dämmerung, dahinter zwei flache Küsten',
    ),
  ),
  wind: photo(
    'wind',
    l(
      'Wind turbines standing in a calm sea at dawn',
      'Vindmøller i et roligt hav ved daggry',
      'Windräder im ruhigen Meer bei Tagesanbruch',
    ),
  ),
  train: photo(
    'train',
    l(
      'A train on an arched bridge over a strait at noon, under high clouds',
      'Et tog på en buebro over et sund midt på dagen, under høje skyer',
      'Ein Zug auf einer Bogenbrücke über einen Sund am Mittag, unter hohen Wolken',
    ),
  ),
  ferry: {
    ...photo(
      'ferry',
      l(
        'A lorry waiting on a quay before the open bow of a ferry in the evening',
        'En lastbil venter på en kaj foran en færges åbne stævn om aftenen',
        'Ein Lastwagen wartet abends auf einem Kai vor dem offenen Bug einer Fähre',
      ),
    ),
    // The point is between the lorry and the bow, which are the subject of the image.
    focusPoint: { fromLeft: 50, fromTop: 60 },
  },
  farm: photo(
    'farm',
    l(
      'Round fish pens and a feed barge in a fjord, in fog',
      'Runde netbure og en foderflåde i en fjord, i tåge',
      'Runde Netzgehege und ein Futterschiff in einem Fjord, im Nebel',
    ),
  ),
  lighthouse: photo(
    'lighthouse',
    l(
      'A lighthouse on a skerry after sunset, a light in the keeper’s house',
      'Et fyr på et skær efter solnedgang, lys i fyrpasserens hus',
      'Ein Leuchtturm auf einer Schäre nach Sonnenuntergang, Licht im Haus des Wärters',
    ),
  ),
  mast: photo(
    'mast',
    l(
      'A guyed radio mast with antennas on a low point of land',
      'En bardunmast med antenner på en lav odde',
      'Ein abgespannter Funkmast mit Antennen auf einer flachen Landzunge',
    ),
  ),
  strait: photo(
    'strait',
    l(
      'A cable-stayed bridge over a strait at dusk, a ship passing below',
      'En skråstagsbro over et sund i skumringen, et skib på vej under den',
      'Eine Schrägseilbrücke über einen Sund bei Dämmerung, ein Schiff fährt darunter durch',
    ),
  ),
  gate: photo(
    'gate',
    l(
      'A lorry with its lights on before a closed gate on a quay, early in the morning',
      'En lastbil med tændte lygter foran en lukket port på en kaj tidligt om morgenen',
      'Ein Lastwagen mit Licht vor einem geschlossenen Tor am Kai, früh am Morgen',
    ),
  ),
  church: photo(
    'church',
    l(
      'A village church on a hill above a stream, a small pump house on the bank',
      'En landsbykirke på en bakke over en å, et lille pumpehus ved bredden',
      'Eine Dorfkirche auf einem Hügel über einem Bach, ein kleines Pumpenhaus am Ufer',
    ),
  ),
  office: photo(
    'office',
    l(
      'Brick warehouses on a quay in the evening, some windows lit, a mast on one roof',
      'Pakhuse på en kaj om aftenen, lys i nogle af vinduerne, en mast på det ene tag',
      'Backsteinspeicher an einem Kai am Abend, einige Fenster beleuchtet, ein Mast auf einem Dach',
    ),
  ),
  ice: photo(
    'ice',
    l(
      'A beacon among sheets of ice on a cold morning, icicles on its lantern',
      'Et sømærke mellem isflager en kold morgen, istapper på lanternen',
      'Eine Bake zwischen Eisschollen an einem kalten Morgen, Eiszapfen an der Laterne',
    ),
  ),
  boat: photo(
    'boat',
    l(
      'A crew boat on its way to wind turbines, an engineer with a case at the bow',
      'En servicebåd på vej mod vindmøller, en tekniker med en kuffert i stævnen',
      'Ein Serviceboot auf dem Weg zu Windrädern, am Bug ein Techniker mit Koffer',
    ),
  ),
  van: photo(
    'van',
    l(
      'A parked van on a dike in the evening, a note in its window',
      'En parkeret varevogn på et dige om aftenen, en seddel i ruden',
      'Ein geparkter Lieferwagen auf einem Deich am Abend, ein Zettel im Fenster',
    ),
  ),
} satisfies Record<string, Media>;

/** Returns a photograph without its alternative text, for use next to a text that describes it. */
export const withoutAlt = ({ file }: Media): Media => ({ file, alt: l('', '', '') });
