import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import type { IssueContent, LocalisedIssue } from '#schema/newsletterIssue.ts';
import { issuePicture, issuePlainText, issueTags } from '#schema/issueText.ts';

type CleanDeps = {
  /** Returns the site path for a URL of the content host or the site; `''` for a dangerous URL. */
  toSitePath: (url: string) => string;
  siteUrl: string;
};

/**
 * Sanitises the texts of an issue. Adds a plain-text version of each, for feeds, descriptions and older versions of the
 * site that do not support HTML.
 */
export function cleanIssue(content: IssueContent, deps: CleanDeps): IssueContent {
  const languages = Object.fromEntries(
    Object.entries(content.languages).map(([locale, issue]) => [
      locale,
      issue && cleanLocalised(issue, deps),
    ]),
  );
  return { ...content, languages };
}

function cleanLocalised(issue: LocalisedIssue, deps: CleanDeps): LocalisedIssue {
  const { beforeHtml: _before, afterHtml: _after, ...rest } = issue;
  const toAbsolute = (address: string) => new URL(address, deps.siteUrl).href;
  const cleanBefore = issue.beforeHtml === undefined ? undefined : cleanIssueText(issue.beforeHtml, deps);
  // Keeps at most one image per language, because a second one would make the mail too large.
  const hasPicture = cleanBefore !== undefined && issuePicture(cleanBefore) !== undefined;
  const cleanAfter =
    issue.afterHtml === undefined ? undefined : cleanIssueText(issue.afterHtml, deps, { hasPicture });
  return {
    ...rest,
    ...(cleanBefore !== undefined && {
      beforeHtml: cleanBefore,
      before: issuePlainText(cleanBefore, toAbsolute),
    }),
    ...(cleanAfter !== undefined && { afterHtml: cleanAfter, after: issuePlainText(cleanAfter, toAbsolute) }),
  };
}

/** Sanitises HTML: keeps links, bold, italics, lists and one image from the media library. */
export function cleanIssueText(
  html: string,
  { toSitePath }: Pick<CleanDeps, 'toSitePath'>,
  { hasPicture = false } = {},
): string {
  let pictures = hasPicture ? 1 : 0;
  const link = (_name: string, attributes: Attributes): Tag => {
    const href = toSitePath(attributes['href'] ?? '');
    return href === '' ? { tagName: 'span', attribs: {} } : { tagName: 'a', attribs: { href } };
  };
  const picture = (_name: string, attributes: Attributes): Tag => {
    const src = toSitePath(attributes['src'] ?? '');
    if (!src.startsWith('/cms/') || (pictures += 1) > 1) return { tagName: 'span', attribs: {} };
    const size = Object.fromEntries(
      ['width', 'height'].flatMap((name) => {
        const value = attributes[name];
        return value !== undefined && /^\d{1,5}$/.test(value) ? [[name, value]] : [];
      }),
    );
    return { tagName: 'img', attribs: { src, alt: attributes['alt'] ?? '', ...size } };
  };
  const sanitised = sanitizeHtml(html, {
    allowedTags: [...issueTags],
    allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 20,
    transformTags: {
      a: link,
      img: picture,
      b: 'strong',
      i: 'em',
      div: 'p',
      h1: 'p',
      h2: 'p',
      h3: 'p',
      h4: 'p',
      h5: 'p',
      h6: 'p',
      blockquote: 'p',
    },
  });
  return sanitised.replaceAll(/<p>(?:\s|&nbsp;|\u00a0|<br \/>)*<\/p>/g, '').trim();
}
