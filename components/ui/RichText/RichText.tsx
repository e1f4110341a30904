import { useEffect, useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { cx } from '#styled/css';
import { richText } from '#styled/recipes';
import { drawNewTabMarks } from './newTabMarks.ts';
import { playVideosInPlace } from './videoLinks.ts';

type Props = {
  /** HTML from editors that the server has sanitised; nothing else may come here. */
  html: string;
  /** `inherit` takes the text style of what it stands in. */
  size?: 'body' | 'article' | 'inherit' | undefined;
  className?: string | undefined;
};

/** What an editor wrote, with all that WordPress's editor produces. The only place that draws HTML as HTML. */
export function RichText({ html, size, className }: Props) {
  const { t } = useLingui();
  const wording = t({ message: '(opens in a new tab)', comment: 'Read out after the name of a link' });
  // The same object as long as the text is the same: React would otherwise write it again and stop a playing video.
  const content = useMemo(() => ({ __html: drawNewTabMarks(html, wording) }), [html, wording]);

  useEffect(() => playVideosInPlace(document), []);

  if (html.trim() === '') return null;
  return <div className={cx(richText({ size }), className)} dangerouslySetInnerHTML={content} />;
}
