import type { Element, ElementContent, Nodes, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Returns the content of a page's `<main>` as Markdown. `url` is the page's URL, to which its links are relative. */
export function htmlToMarkdown({ html, url }: { html: string; url: string }): string {
  const end = html.lastIndexOf('</main>');
  const main = fromHtml(html.slice(Math.max(html.indexOf('<main'), 0), end === -1 ? undefined : end), {
    fragment: true,
  });
  const labels = choiceLabels(main);
  const children = main.children.flatMap((node) => readable(node, labels));
  return toMarkdown(toMdast({ type: 'root', children: [element('base', [], { href: url }), ...children] }), {
    extensions: [gfmToMarkdown()],
    bullet: '-',
    rule: '-',
  });
}

/** Labels of the page's choices, such as zones of prices, by the value of their radio button. */
type ChoiceLabels = ReadonlyMap<string, string>;

/**
 * Returns the content of a node that readers see when they open the page, in elements that Markdown has. Adds what is
 * otherwise expressed by styles: spaces between elements, and the choices that prices depend on.
 */
function readable(node: RootContent, labels: ChoiceLabels): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || isOmitted(node)) return [];
  const { tagName, properties } = node;
  if (tagName === 'svg') return [text(labelOf(node) ?? textsIn(node).join(' '))];
  if (tagName === 'select') return [text(textsIn(node).join(', '))];
  if (tagName === 'pre') return [node];
  const content = separate(
    node.children.flatMap((child) => readable(child, labels)),
    labels,
  );
  const children =
    content.length === 0 && labelOf(node) !== undefined ? [text(labelOf(node) ?? '')] : content;
  if (tagName === 'dl') return [element('ul', descriptions(children))];
  if (tagName === 'table') {
    const isCaption = (child: ElementContent) => isElement(child, 'caption');
    const captions = children.filter(isCaption).map((caption) => element('p', childrenOf(caption)));
    return [
      ...captions,
      element(
        tagName,
        children.filter((child) => !isCaption(child)),
        properties,
      ),
    ];
  }
  return [element(tagName, children, properties)];
}

/** Returns whether an element is invisible, or only a control or a decoration. */
function isOmitted({ tagName, properties }: Element): boolean {
  return (
    ['input', 'script', 'style', 'template', 'noscript', 'dialog'].includes(tagName) ||
    properties['hidden'] === true ||
    properties['ariaHidden'] === 'true' ||
    properties['dataNosnippet'] !== undefined ||
    (tagName === 'img' && !properties['alt'])
  );
}

function choiceLabels(main: Nodes): ChoiceLabels {
  const choices = elementsIn(main).filter(({ tagName }) => tagName === 'label');
  return new Map(
    choices.flatMap((label) =>
      elementsIn(label)
        .filter(({ properties }) => properties['type'] === 'radio')
        .map(({ properties }) => [String(properties['value']), textsIn(label).join(' ')] as const),
    ),
  );
}

/** Turns the terms and descriptions of a list into list items. */
function descriptions(children: readonly ElementContent[]): ElementContent[] {
  const items: Element[] = [];
  for (const child of children.flatMap((each) => (isElement(each, 'div') ? childrenOf(each) : [each]))) {
    const last = items.at(-1);
    if (isElement(child, 'dt') || last === undefined) items.push(element('li', [...childrenOf(child)]));
    else if (isElement(child, 'dd')) last.children.push(text(': '), ...childrenOf(child));
  }
  return items;
}

/** Separates elements that only styles separate: columns, and prices of which the page shows one at a time. */
function separate(children: readonly ElementContent[], labels: ChoiceLabels): ElementContent[] {
  return children.flatMap((child, index) => {
    const previous = children[index - 1];
    const zone = dataOf(child, 'dataZone');
    const isOtherZone = zone !== dataOf(previous, 'dataZone');
    const label = isOtherZone && zone !== undefined ? [text(`${labels.get(zone) ?? zone}: `)] : [];
    if (previous === undefined) return [...label, child];
    if (isOtherZone && zone !== undefined) return [element('br', []), ...label, child];
    if (dataOf(child, 'dataCurrency') !== undefined && previous.type === 'element')
      return [text(' · '), child];
    return areGlued(previous, child) ? [text(' '), child] : [child];
  });
}

function dataOf(node: ElementContent | undefined, name: 'dataZone' | 'dataCurrency'): string | undefined {
  const value = node?.type === 'element' ? node.properties[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function areGlued(previous: ElementContent, next: ElementContent): boolean {
  if ([previous, next].some((each) => isElement(each, 'br') || isElement(each, 'wbr'))) return false;
  if (previous.type === 'element' && next.type === 'element') return true;
  // Editors format parts of words with other elements.
  const isColumn = [previous, next].some((each) =>
    ['span', 'small', 'time', 'output'].some((name) => isElement(each, name)),
  );
  return (
    isColumn &&
    /[\p{L}\p{N}]$/u.test(textsIn(previous).join('')) &&
    /^[\p{L}\p{N}]/u.test(textsIn(next).join(''))
  );
}

function labelOf({ properties }: Element): string | undefined {
  const label = properties['ariaLabel'];
  return typeof label === 'string' ? label : undefined;
}

function textsIn(node: Nodes): string[] {
  if (node.type === 'text') return [node.value];
  return 'children' in node ? node.children.flatMap(textsIn) : [];
}

function elementsIn(node: Nodes): Element[] {
  const children = 'children' in node ? node.children.flatMap(elementsIn) : [];
  return node.type === 'element' ? [node, ...children] : children;
}

function isElement(node: ElementContent, name: string): node is Element {
  return node.type === 'element' && node.tagName === name;
}

function childrenOf(node: ElementContent): ElementContent[] {
  return 'children' in node ? node.children : [node];
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}
