import { graphql, useFragment } from 'react-relay';
import { selectedValue } from '#components/content/selectedValue.ts';
import { cx } from '#styled/css';
import { BarsDrawing } from './BarsDrawing.tsx';
import { BillDrawing } from './BillDrawing.tsx';
import { CodeDrawing } from './CodeDrawing.tsx';
import { CurveDrawing } from './CurveDrawing.tsx';
import { contentOf, type DrawingContent } from './drawingContent.ts';
import { frame } from './drawing.styles.ts';
import { ListDrawing } from './ListDrawing.tsx';
import { LogDrawing } from './LogDrawing.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import { PanelDrawing } from './PanelDrawing.tsx';
import { RouteDrawing } from './RouteDrawing.tsx';
import { SceneDrawing } from './SceneDrawing.tsx';
import type { Drawing_media$key } from './__generated__/Drawing_media.graphql.ts';

type Props = {
  media: Drawing_media$key | null | undefined;
  /** Without a frame of its own: on the ground of a cell whose edges it touches. */
  isBare?: boolean;
  /** The newest line of a log comes a moment after the others. */
  isLive?: boolean;
  className?: string | undefined;
};

type Kind = {
  Content: (props: { content: DrawingContent; isLive: boolean }) => React.ReactNode;
  ground: 'night' | 'sheet' | 'foam' | 'tint' | 'map';
};

const kinds: Readonly<Record<string, Kind>> = {
  log: { Content: LogDrawing, ground: 'night' },
  scene: { Content: SceneDrawing, ground: 'night' },
  list: { Content: ListDrawing, ground: 'sheet' },
  bill: { Content: BillDrawing, ground: 'sheet' },
  curve: { Content: CurveDrawing, ground: 'foam' },
  bars: { Content: BarsDrawing, ground: 'tint' },
  route: { Content: RouteDrawing, ground: 'sheet' },
  panel: { Content: PanelDrawing, ground: 'sheet' },
  code: { Content: CodeDrawing, ground: 'night' },
  map: { Content: MapDrawing, ground: 'map' },
};

/**
 * What an editor described instead of uploading a screenshot: text and lines that reflow, can be copied and are
 * translated. Its name is the picture's alternative text. Draws nothing where no kind, or an unknown one, was chosen.
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
  const { Content, ground } = kind;
  return (
    <div
      className={cx(ground === 'night' && 'night', frame({ ground: isBare ? 'none' : ground }), className)}
      {...(data.altText && { role: 'group', 'aria-label': data.altText })}
    >
      <Content content={contentOf(data.drawing, data)} isLive={isLive} />
    </div>
  );
}
