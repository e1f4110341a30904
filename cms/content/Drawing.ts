import type { Text } from './localised.ts';

type State = 'fine' | 'signal' | 'warning' | 'fault';

export type DrawingRow = {
  lead?: Text;
  state?: State;
  text?: Text;
  detail?: Text;
  value?: Text;
  level?: number;
};

/** Fields with which an editor replaces a media library image by a drawing (`wordpress/model/drawing.ts`). */
export type Drawing = {
  readonly kind:
    'log' | 'day' | 'scene' | 'list' | 'bill' | 'curve' | 'bars' | 'route' | 'panel' | 'code' | 'map';
  readonly title?: Text;
  readonly note?: Text;
  readonly figures?: readonly { label: Text; value: Text; state?: State }[];
  readonly curve?: string;
  readonly headings?: Text;
  readonly rows?: readonly DrawingRow[];
  readonly samples?: readonly { language: Text; request: Text; reply?: Text }[];
};
