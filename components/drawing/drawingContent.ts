import { selectedValue } from '#components/content/selectedValue.ts';
import type { Drawing_media$data } from './__generated__/Drawing_media.graphql.ts';

export type State = 'fine' | 'signal' | 'warning' | 'fault';

export type DrawingRow = {
  lead: string;
  state: State | undefined;
  text: string;
  /** One entry for each line. */
  details: readonly string[];
  value: string;
  level: number | undefined;
};

/** Content of a drawing with defaults for empty fields. */
export type DrawingContent = {
  title: string;
  note: string;
  /** File of the picture. */
  picture: { src: string | undefined; width: number | undefined; height: number | undefined };
  values: readonly number[];
  headings: readonly string[];
  figures: readonly { label: string; value: string; state: State | undefined }[];
  rows: readonly DrawingRow[];
  samples: readonly { language: string; request: string; reply: string }[];
};

const states: ReadonlySet<string> = new Set<State>(['fine', 'signal', 'warning', 'fault']);
const isState = (value: string | undefined): value is State => states.has(value ?? '');

const maxValues = 400;

/** Parses numbers separated by spaces; skips other text. */
export function numbersIn(text: string | null | undefined): number[] {
  const numbers = (text ?? '')
    .split(/\s+/)
    .flatMap((numberText) => (numberText === '' ? [] : [Number(numberText)]));
  return numbers.filter(Number.isFinite).slice(0, maxValues);
}

const linesOf = (text: string | null | undefined) => (text ?? '').split('\n').filter((line) => line.trim());
const stateOf = (value: Parameters<typeof selectedValue>[0]) => {
  const state = selectedValue(value);
  return isState(state) ? state : undefined;
};

/** Reads the fields of a drawing; skips rows without text. */
export function contentOf(
  drawing: NonNullable<Drawing_media$data['drawing']>,
  media: Pick<Drawing_media$data, 'sourceUrl' | 'mediaDetails'>,
): DrawingContent {
  return {
    title: drawing.title ?? '',
    note: drawing.note ?? '',
    picture: {
      src: media.sourceUrl ?? undefined,
      width: media.mediaDetails?.width ?? undefined,
      height: media.mediaDetails?.height ?? undefined,
    },
    values: numbersIn(drawing.curve),
    headings: linesOf(drawing.headings),
    figures: (drawing.figures ?? []).flatMap((figure) =>
      figure?.value ? [{ label: figure.label ?? '', value: figure.value, state: stateOf(figure.state) }] : [],
    ),
    rows: (drawing.rows ?? []).flatMap((row) =>
      row?.text
        ? [
            {
              lead: row.lead ?? '',
              state: stateOf(row.state),
              text: row.text,
              details: linesOf(row.detail),
              value: row.value ?? '',
              level: row.level ?? undefined,
            },
          ]
        : [],
    ),
    samples: (drawing.samples ?? []).flatMap((sample) =>
      sample?.request
        ? [{ language: sample.language ?? '', request: sample.request, reply: sample.reply ?? '' }]
        : [],
    ),
  };
}
