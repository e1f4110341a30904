import { useLingui } from '@lingui/react/macro';
import { cx } from '#styled/css';
import { richText } from '#styled/recipes';
import { escapeAttribute } from '#schema/markup.ts';
import { newTabMark } from '#schema/richText.ts';
import { icons } from '#components/ui/Icon/icons.ts';
import { highlightBlocks } from './highlight.ts';

type Props = {
  /** Editors' HTML that the server has sanitised. Never pass other HTML. */
  html: string;
  /** `inherit` uses the text style of the parent. */
  size?: 'body' | 'article' | 'legal' | 'inherit' | undefined;
  className?: string | undefined;
};

/** Includes `legal` only if the company's theme distinguishes it from `article`. */
const sizes = richText.variantMap.size;

/** Editors' text with everything that WordPress's editor produces. The only component that renders HTML unescaped. */
export function RichText({ html, size = 'body', className }: Props) {
  const { t } = useLingui();
  const wording = t({ message: '(opens in a new tab)', comment: 'Read aloud after the name of a link' });
  const codeName = t({
    message: 'Code sample',
    comment: 'Read aloud when a code sample gets the focus to be scrolled',
  });
  if (html.trim() === '') return null;
  return (
    <div
      className={cx(richText({ size: sizes.find((name) => name === size) ?? 'article' }), className)}
      dangerouslySetInnerHTML={{
        __html: highlightBlocks(nameCode(addNewTabArrows(html, wording), codeName)),
      }}
    />
  );
}

/** Adds a role and a name to code blocks, which are focusable because they scroll. */
function nameCode(html: string, name: string): string {
  return html.replaceAll(
    '<pre tabindex="0">',
    `<pre tabindex="0" role="group" aria-label="${escapeAttribute(name)}">`,
  );
}

/** Replaces the sanitiser's mark in links that open a new tab with an arrow and text for screen readers. */
export function addNewTabArrows(html: string, wording: string): string {
  const { box, path } = icons.external;
  const arrow =
    `<svg viewBox="0 0 ${box} ${box}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" ` +
    `stroke-linejoin="round" aria-hidden="true"><path d="${path}"></path></svg>`;
  return html.replaceAll(
    newTabMark,
    () => `<span data-new-tab><span> ${escapeText(wording)}</span>${arrow}</span>`,
  );
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
