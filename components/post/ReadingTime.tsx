import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type Props = {
  minutes: number | null | undefined;
  /** As a phrase, where there is room for it. */
  isLong?: boolean;
};

/** How long an article takes to read, as the backend reckons it; nothing where it does not. */
export function ReadingTime({ minutes, isLong = false }: Props) {
  const { t } = useLingui();
  const count = Math.round(minutes ?? 0);
  if (count < 1) return null;
  return isLong
    ? t({
        message: plural(count, { one: '# minute to read', other: '# minutes to read' }),
        comment: 'Reading time of an article',
      })
    : t({ message: `${count} min`, comment: 'Short form of the reading time of an article' });
}
