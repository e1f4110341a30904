import type { CSSProperties } from 'react';
import { pictureContentId } from '#schema/mail.ts';
import { isServedUnchanged, proxiedImagePath } from '#schema/images.ts';
import { issueTokens, type IssueTag } from '#schema/issueText.ts';
import { escapeAttribute } from '#schema/markup.ts';
import { styles } from './letterStyles.ts';

/** Width in pixels of a picture that is not attached. It must be one of the image proxy's widths. */
const pictureWidth = 1280;
/** Width of a mail's text in pixels. */
const maxWidth = 502;

const looks: Partial<Record<IssueTag, { className: string; style: CSSProperties }>> = {
  p: { className: 'ink', style: styles.text },
  ul: { className: 'ink', style: styles.listed },
  ol: { className: 'ink', style: styles.listed },
  li: { className: 'ink', style: styles.item },
  a: { className: 'address', style: styles.textLink },
};

/** Converts an issue's sanitised HTML for mail programs: inline styles and absolute URLs. */
export function mailHtml(
  html: string,
  {
    absolute,
    picture,
  }: {
    absolute: (address: string) => string;
    /** Size of the picture if it is attached to the mail. */
    picture: { width: number; height: number } | undefined;
  },
): string {
  return issueTokens(html)
    .map((token) => {
      if (token.kind === 'text') return escapeAttribute(token.text);
      if (token.kind === 'close') return `</${token.tag}>`;
      const { tag, attributes } = token;
      if (tag === 'img') return imageTag(attributes, { absolute, picture });
      if (tag === 'br') return '<br />';
      const look = looks[tag];
      return element(tag, {
        ...(tag === 'a' && { href: absolute(attributes['href'] ?? '') }),
        ...(look && { class: look.className, style: cssText(look.style) }),
      });
    })
    .join('');
}

function imageTag(
  { src = '', alt = '', width, height }: Readonly<Record<string, string>>,
  { absolute, picture }: Parameters<typeof mailHtml>[1],
): string {
  const originalSize = {
    width: Number(width ?? picture?.width ?? maxWidth),
    height: Number(height ?? picture?.height ?? 0),
  };
  const renderedWidth = Math.min(maxWidth, originalSize.width, picture?.width ?? maxWidth);
  const renderedHeight =
    originalSize.height > 0
      ? Math.round((originalSize.height * renderedWidth) / originalSize.width)
      : undefined;
  const address = isServedUnchanged(src)
    ? src
    : proxiedImagePath(src, { width: pictureWidth, format: 'jpeg' });
  return element('img', {
    src: picture === undefined ? absolute(address) : `cid:${pictureContentId}`,
    alt,
    width: String(renderedWidth),
    ...(renderedHeight !== undefined && { height: String(renderedHeight) }),
    style: cssText(styles.picture),
  });
}

function element(tag: string, attributes: Readonly<Record<string, string>>): string {
  const attributeTexts = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<${tag}${attributeTexts.join('')}${tag === 'img' ? ' /' : ''}>`;
}

function cssText(style: CSSProperties): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
}
