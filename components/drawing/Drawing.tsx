import { graphql, useFragment } from 'react-relay';
import { selectedValue } from '#components/content/selectedValue.ts';
import { cx, css } from '#styled/css';
import { card } from '#styled/recipes';
import { Amounts } from './Amounts.tsx';
import { CodeDrawing } from './CodeDrawing.tsx';
import { CurveDrawing } from './CurveDrawing.tsx';
import { contentOf, type DrawingContent, type DrawingRow } from './drawingContent.ts';
import { filling, frame, key, mark } from './drawing.styles.ts';
import { ListDrawing } from './ListDrawing.tsx';
import { DayLogDrawing, LogDrawing } from './LogDrawing.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import { PanelDrawing } from './PanelDrawing.tsx';
import { RouteDrawing } from './RouteDrawing.tsx';
import type { Drawing_media$key } from './__generated__/Drawing_media.graphql.ts';
import { billRows } from './bill.styles.ts';
import { DrawingHead } from './DrawingHead.tsx';
import { Image } from '#components/ui/Image/Image.tsx';
import { scaleOf } from './curvePath.ts';
import { Plot } from './Plot.tsx';

type Props = {
  media: Drawing_media$key | null | undefined;
  /** Whether to omit the frame, because the drawing touches the edges of its cell. */
  isBare?: boolean;
  /** Whether the newest line of a log appears a moment after the others. */
  isLive?: boolean;
  className?: string | undefined;
};

type Kind = {
  Content: (props: { content: DrawingContent; isLive: boolean }) => React.ReactNode;
  ground: 'night' | 'sheet' | 'cool' | 'tint' | 'map';
};

const kinds: Readonly<Record<string, Kind>> = {
  log: { Content: LogDrawing, ground: 'night' },
  day: { Content: DayLogDrawing, ground: 'night' },
  scene: { Content: SceneDrawing, ground: 'night' },
  list: { Content: ListDrawing, ground: 'sheet' },
  bill: { Content: BillDrawing, ground: 'sheet' },
  curve: { Content: CurveDrawing, ground: 'cool' },
  bars: { Content: BarsDrawing, ground: 'tint' },
  route: { Content: RouteDrawing, ground: 'sheet' },
  panel: { Content: PanelDrawing, ground: 'sheet' },
  code: { Content: CodeDrawing, ground: 'night' },
  map: { Content: MapDrawing, ground: 'map' },
};

/**
 * Drawing that an editor described instead of uploading a screenshot. Unlike a screenshot, it reflows, and its text can
 * be copied and translated. Its accessible name is the picture's alternative text. Renders nothing for a missing or
 * unknown kind.
 */
export function Drawing({ media, isBare = false, isLive = false, className }: Props) {
  const data = useFragment(
    graphql`
      fragment Drawing_media on MediaItem {
        altText
        sourceUrl
        mediaDetails {
          width
          height
        }
        drawing {
          kind
          title
          note
          curve
          headings
          figures {
            label
            value
            state
          }
          rows {
            lead
            state
            text
            detail
            value
            level
          }
          samples {
            language
            request
            reply
          }
        }
      }
    `,
    media,
  );
  const kind = kinds[selectedValue(data?.drawing?.kind) ?? ''];
  if (!data?.drawing || !kind) return null;
  const { Content } = kind;
  const ground = isBare ? 'none' : kind.ground;
  return (
    <div
      className={cx(
        kind.ground === 'night' && 'night',
        ground === 'sheet' && card({ look: 'panel' }),
        frame({ ground }),
        className,
      )}
      {...(data.altText && { role: 'group', 'aria-label': data.altText })}
    >
      <Content content={contentOf(data.drawing, data)} isLive={isLive} />
    </div>
  );
}

/** Bill: items with amounts, the last of which is the total. */
function BillDrawing({ content }: { content: DrawingContent }) {
  return (
    <>
      <DrawingHead title={content.title} note={content.note} />
      <dl className={billRows}>
        {content.rows.map(({ text, details, value }, index) => (
          <div key={index}>
            <dt>
              {text}
              {details[0] && (
                <small>
                  <Amounts text={details[0]} />
                </small>
              )}
            </dt>
            <dd>
              <Amounts text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const styles = {
  image: css({ flex: '1 1 auto', width: '100%', minHeight: '0', aspectRatio: '16 / 9', objectFit: 'cover' }),
};

/** A place with lines of its log below. */
function SceneDrawing({ content }: { content: DrawingContent }) {
  const { src, width, height } = content.picture;
  return (
    <div className={filling}>
      {src && (
        <Image
          src={src}
          alt=""
          width={width}
          height={height}
          sizes="(min-width: 1360px) 820px, (min-width: 1024px) 62vw, 94vw"
          className={styles.image}
        />
      )}
      <LogDrawing content={content} isLive={false} />
    </div>
  );
}

const barsDrawingStyles = {
  picture: css({
    position: 'relative',
    flex: '1 1 clamp(160px, 30cqw, 300px)',
    margin: '20px var(--inset) 0',
    borderBottom: '1px solid token(colors.border.ink)',
  }),
  usual: css({ fill: 'drawnLine' }),
  usualKey: css({ background: 'drawnLine' }),
  marked: css({ fill: 'accent.text' }),
  // Left to right in every language, like the values above it.
  foot: css({
    direction: 'ltr',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '1 5',
    padding: '8px var(--inset) 16px',
    textStyle: 'caption',
    '& i': { color: 'text.muted' },
  }),
  belowEnds: css({ marginTop: '-4' }),
};

/** Bar chart. Each row names and colours the values from the row's number on. */
function BarsDrawing({ content }: { content: DrawingContent }) {
  const { values, rows, headings } = content;
  const yOf = scaleOf(values);
  const step = 100 / Math.max(1, values.length);
  const rowOf = (index: number): DrawingRow | undefined =>
    rows.findLast(({ level }) => level !== undefined && index + 1 >= level);
  const names = rows.map((row) => (
    <span key={row.text}>
      <span
        className={cx(mark(row.state && { state: row.state }), !row.state && barsDrawingStyles.usualKey, key)}
      />
      {row.text}
    </span>
  ));
  return (
    <div className={filling}>
      <DrawingHead title={content.title} note={content.note} />
      <div className={barsDrawingStyles.picture}>
        <Plot>
          {values.map((value, index) => (
            <path
              key={index}
              className={
                rowOf(index)?.state === 'signal' ? barsDrawingStyles.marked : barsDrawingStyles.usual
              }
              d={`M${(index * step).toFixed(2)} 100V${yOf(value)}h${(step * 0.7).toFixed(2)}V100z`}
            />
          ))}
        </Plot>
      </div>
      <p className={barsDrawingStyles.foot}>
        <i>{headings[0]}</i>
        {names.length === 1 && names}
        <i>{headings[1]}</i>
      </p>
      {names.length > 1 && <p className={cx(barsDrawingStyles.foot, barsDrawingStyles.belowEnds)}>{names}</p>}
    </div>
  );
}
