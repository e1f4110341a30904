import { Image } from '#components/ui/Image/Image.tsx';
import { css, cva, cx } from '#styled/css';
import { round } from './curvePath.ts';
import { numbersIn, type DrawingContent } from './drawingContent.ts';
import { Plot } from './Plot.tsx';

const styles = {
  box: css({ containerType: 'size', position: 'absolute', inset: '0', overflow: 'hidden' }),
  /** Covers the container at 4:3, so that the markers are cropped together with the picture. */
  plate: css({
    position: 'absolute',
    top: '50%',
    right: '0',
    transform: 'translateY(-50%)',
    aspectRatio: '4 / 3',
    width: 'max(100cqw, 100cqh * 4 / 3)',
  }),
  image: css({ width: '100%', height: '100%', objectFit: 'cover', objectPosition: '100% 50%' }),
  marks: css({ position: 'absolute', inset: '0' }),
  arcs: css({ stroke: 'brandLight', strokeWidth: '1.6', strokeOpacity: '0.75' }),
  ring: css({ fill: 'none', stroke: 'brandLight', smDown: { '&:nth-of-type(n + 3)': { display: 'none' } } }),
  /** Hidden on phones, which have space only for the most important text. */
  least: css({ smDown: { display: 'none' } }),
};

const name = cva({
  base: {
    fill: 'pale',
    fontSize: '.875rem',
    fontWeight: '600',
    paintOrder: 'stroke',
    stroke: 'ink',
    strokeWidth: '4px',
    strokeLinejoin: 'round',
  },
});
const dot = cva({ variants: { isCore: { true: { fill: 'brandLight' }, false: { fill: 'pale' } } } });

type Place = { text: string; x: number; y: number; isCore: boolean };

/** Picture with places, whose positions are in per cent. Places that send are connected to others near them. */
export function MapDrawing({ content }: { content: DrawingContent }) {
  const places = content.rows.flatMap(({ text, details, state }): Place[] => {
    const [x, y] = numbersIn(details[0]);
    return x === undefined || y === undefined ? [] : [{ text, x, y, isCore: state === 'signal' }];
  });
  return (
    <div className={styles.box}>
      <div className={styles.plate}>
        {content.picture.src && <Image src={content.picture.src} alt="" className={styles.image} />}
        <Plot>
          <path className={styles.arcs} d={arcsTo(places, true)} />
          <path className={cx(styles.arcs, styles.least)} d={arcsTo(places, false)} />
        </Plot>
        <svg width="100%" height="100%" className={styles.marks}>
          {/* Rendered first, so that no line covers a name. */}
          {places.map(
            ({ text, x, y, isCore }) =>
              isCore && (
                <g key={text}>
                  {[18, 38, 64].map((radius) => (
                    <circle key={radius} cx={`${x}%`} cy={`${y}%`} r={radius} className={styles.ring} />
                  ))}
                </g>
              ),
          )}
          {places.map(({ text, x, y, isCore }) => (
            <g key={text} className={isCore ? undefined : styles.least}>
              <circle cx={`${x}%`} cy={`${y}%`} r={isCore ? 6 : 4} className={dot({ isCore })} />
              <text x={`${x}%`} y={`${y}%`} dx="12" dy="-10" className={name()}>
                {text}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}

function arcsTo(places: readonly Place[], isCore: boolean): string {
  return places.flatMap((place) => (place.isCore === isCore ? arcTo(place, places) : [])).join('');
}

function arcTo(place: Place, places: readonly Place[]): string {
  const distance = (other: Place) => Math.hypot(other.x - place.x, (other.y - place.y) * 0.75);
  const cores = places.filter((candidate) => candidate.isCore && candidate !== place);
  const [core] = cores.toSorted((a, b) => distance(a) - distance(b));
  if (!core) return '';
  const [middleX, middleY] = [(place.x + core.x) / 2, (place.y + core.y) / 2 - distance(core) / 6];
  return `M${core.x} ${core.y}Q${round(middleX)} ${round(middleY)} ${place.x} ${place.y}`;
}
