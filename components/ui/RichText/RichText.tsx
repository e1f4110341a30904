import { useLingui } from '@lingui/react/macro';
import { cx } from '#styled/css';
import { extras, prose, richText } from '#styled/recipes';
import { drawNewTabMarks } from './newTabMarks.ts';

type Props = {
  /** HTML from editors that the server has sanitised; nothing else may come here. */
  html: string;
  /** `inherit` takes the text style of what it stands in. */
  size?: 'body' | 'article' | 'inherit' | undefined;
  className?: string | undefined;
};

/** Anything beside paragraphs, lists, links and emphasis: the styles of those are a small part of all. */
const holdsMore = /<(?!\/?(?:p|a|ul|ol|li|strong|em|b|i|br|span)[\s/>])|\sclass=/i;

/** Anything beside those, headings, pictures, tables and code, which few texts hold. */
const holdsExtras =
  /<(?!\/?(?:p|a|ul|ol|li|strong|em|b|i|br|span|h[2-6]|figure|figcaption|div|table|thead|tbody|tr|th|td|pre|code)[\s/>])|\sclass=(?!"table-scroll")/i;

/** What an editor wrote, with all that WordPress's editor produces. The only place that draws HTML as HTML. */
export function RichText({ html, size, className }: Props) {
  const { t } = useLingui();
  const wording = t({ message: '(opens in a new tab)', comment: 'Read out after the name of a link' });
  if (html.trim() === '') return null;
  const isArticle = size === 'article';
  return (
    <div
      className={cx(
        richText({ size }),
        (isArticle || holdsMore.test(html)) && prose(isArticle ? { size } : {}),
        holdsExtras.test(html) && extras(),
        className,
      )}
      dangerouslySetInnerHTML={{ __html: drawNewTabMarks(html, wording) }}
    />
  );
}
