import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import sanitizeHtml from 'sanitize-html';
import * as v from 'valibot';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { below, formatPointer, UnacceptableDocumentError } from './unacceptable.ts';
import type { Image, ImageReference, Link, Nodes, Root } from 'mdast';

const depthLimit = 200;

/**
 * Returns whether the viewer renders a field as Markdown. Matches at any depth, because sanitising sample data does no
 * harm.
 */
const isMarkdownKey = (key: string) => /(description|summary|title)s?$/i.test(key);
const isUrlKey = (key: string) => /(url|uri|href|termsOfService)$/i.test(key);

/**
 * Returns whether a field would make the viewer fetch an external example, run a script around a request, or change its
 * settings.
 */
const isForbidden = (key: string, value: unknown) =>
  key === '__proto__' ||
  (key === 'externalValue' && typeof value === 'string') ||
  /^x-(pre-request|post-response)/i.test(key) ||
  (/^x-scalar-/i.test(key) && !/^x-scalar-(ignore|stability)$/i.test(key));

/**
 * Sanitises an untrusted OpenAPI document, so that nothing in it runs or makes the viewer call another host. Modifies
 * the document in place, because a copy of a large one takes much memory. Throws `UnacceptableDocumentError` if it is
 * nested too deeply.
 */
export function sanitizeOpenApi<Document extends object>(document: Document): Document {
  cleanFields(document, '', []);
  return document;
}

function cleanFields(value: object, key: string, trail: string[]): void {
  if (trail.length > depthLimit) {
    const location = formatPointer(trail.reduce(below, ''));
    throw new UnacceptableDocumentError(`it is nested more than ${depthLimit} levels deep at ${location}`);
  }
  // The keys of extensions such as `x-enumDescriptions` are enum values, and their values are Markdown.
  const isMapOfMarkdown = key.startsWith('x-') && isMarkdownKey(key);
  for (const [name, child] of Object.entries(value)) {
    const childKey = Array.isArray(value) || isMapOfMarkdown ? key : name;
    if (!Array.isArray(value) && isForbidden(name, child)) Reflect.deleteProperty(value, name);
    else if (typeof child === 'string') {
      const isServer = name === 'url' && isSafeServer(child, value);
      if (!isServer) Reflect.set(value, name, cleanText(child, childKey));
    } else if (typeof child === 'object' && child !== null) {
      trail.push(name);
      cleanFields(child, childKey, trail);
      trail.pop();
    }
  }
}

function cleanText(text: string, key: string): string {
  if (isUrlKey(key)) return isSafeUrl(text) ? text : '#';
  return isMarkdownKey(key) ? sanitizeMarkdown(text) : text;
}

type Edit = { start: number; end: number; text: string };

const allowedTags = [
  ...[
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'dd',
    'del',
    'details',
    'div',
    'dl',
    'dt',
    'em',
    'hr',
    'i',
    'kbd',
    'li',
    'ol',
  ],
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'pre',
    's',
    'span',
    'strong',
    'sub',
    'summary',
    'sup',
    'u',
    'ul',
  ],
  ...['table', 'tbody', 'td', 'th', 'thead', 'tr'],
];

const htmlOptions: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: { a: ['href', 'title'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
};

/**
 * Maximum number of passes. Sanitising one construct can expose another (a tag in a link's text). Ordinary text needs
 * two passes.
 */
const passLimit = 8;

/**
 * Removes everything from untrusted Markdown that could run or send requests: scripts and handlers in raw HTML, script
 * links, images on other hosts. Leaves harmless text unchanged.
 */
export function sanitizeMarkdown(markdown: string): string {
  let text = markdown.replace(/^\ufeff/, '');
  for (let pass = 0; pass < passLimit; pass += 1) {
    if (!/[<[]/.test(text)) return text;
    const edits = editsOf(text);
    if (edits.length === 0) return text;
    text = applyEdits(text, edits);
  }
  return text.replaceAll('<', '&lt;').replaceAll('](', '] (').replaceAll(']:', '] :');
}

/** Returns the edits of the outermost constructs, in order and without overlaps. */
function editsOf(text: string): Edit[] {
  // Uses the same parser and extensions as the viewer: another dialect might parse a tag as code.
  const tree: Root = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const edits: Edit[] = [];
  visit(tree, (node) => {
    const replacement = replacementOf(node, text);
    if (replacement === undefined) return undefined;
    const [start, end] = rangeOf(node);
    if (start === undefined || end === undefined) return EXIT;
    if (text.slice(start, end) === replacement) return undefined;
    edits.push({ start, end, text: replacement });
    return SKIP;
  });
  return edits;
}

function replacementOf(node: Nodes, text: string): string | undefined {
  switch (node.type) {
    case 'html':
      return cleanHtml(node.value);
    case 'link':
      return isSafeUrl(node.url) ? undefined : innerText(node, text);
    case 'image':
      return isOwnImage(node.url) ? undefined : altText(node);
    case 'imageReference':
      return altText(node);
    case 'definition':
      return isSafeUrl(node.url) ? undefined : '';
    default:
      return undefined;
  }
}

function cleanHtml(html: string): string {
  const loneTag = /^<(\/?)([a-z][a-z0-9-]*)\s*\/?>$/i.exec(html);
  if (loneTag?.[2] !== undefined) {
    // A lone tag is half of a pair, but sanitize-html would close it at once. Unknown tags such as `<iccid>` are
    // placeholders.
    return allowedTags.includes(loneTag[2].toLowerCase())
      ? html
      : html.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  }
  const clean = sanitizeHtml(html, htmlOptions);
  return /^<a\s[^<>]*>$/i.test(html) ? clean.replace(/<\/a>$/, '') : clean;
}

function innerText(node: Link, text: string): string {
  const first = node.children[0]?.position?.start.offset;
  const last = node.children.at(-1)?.position?.end.offset;
  return first === undefined || last === undefined ? '' : text.slice(first, last);
}

function altText(node: Image | ImageReference): string {
  return (node.alt ?? '').replace(/[<>[\]!()\\]/g, '');
}

/** Returns whether an image is on this site. Other hosts would learn about the visitor from a request for an image. */
function isOwnImage(url: string): boolean {
  return /^\/(?![/\\])[^\\]*$/.test(url);
}

function rangeOf(node: Nodes): [number | undefined, number | undefined] {
  return [node.position?.start.offset, node.position?.end.offset];
}

function applyEdits(text: string, edits: Edit[]): string {
  let result = '';
  let position = 0;
  for (const edit of edits) {
    result += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + text.slice(position);
}

/**
 * Returns whether a server URL is safe, such as `{scheme}://api.example`, `{host}:8443/v1`, `localhost:8080` or
 * `wss://api.example`. The viewer requests such URLs; visitors do not follow them.
 */
function isSafeServer(url: string, { variables }: { variables?: unknown }): boolean {
  const name = /^\{([^{}]*)\}:/.exec(url)?.[1];
  const variable = v.safeParse(v.record(v.string(), ServerVariable), variables);
  const serverVariable = variable.success && name !== undefined ? variable.output[name] : undefined;
  const values =
    serverVariable === undefined ? [''] : [serverVariable.default, ...(serverVariable.enum ?? [])];
  return values.every((value) =>
    /^(?:(?:https?|wss?):\/\/|(?:localhost|[\w-]+(?:\.[\w-]+)+):[\d{])/i.test(
      url.replace(/^\{[^{}]*\}/, value),
    ),
  );
}

const ServerVariable = v.object({ default: v.string(), enum: v.optional(v.array(v.string())) });

/** Returns whether a visitor may follow a URL: web, email, phone, or no scheme. */
function isSafeUrl(url: string): boolean {
  // Browsers ignore white space and control characters inside a scheme, so `java\tscript:` is script.
  // oxlint-disable-next-line no-control-regex
  const scheme = /^([^/?#:]*):/.exec(
    url.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, ''),
  );
  return scheme === null || ['http', 'https', 'mailto', 'tel'].includes((scheme[1] ?? '').toLowerCase());
}
