import { newTabMark } from '#schema/richText.ts';
import { icons } from '#components/ui/Icon/icons.ts';

/** Puts the arrow and its wording where the sanitiser has left its mark in a link that opens a new tab. */
export function drawNewTabMarks(html: string, wording: string): string {
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
