import { classesOfSheets } from '#theme/classesOfSheets.ts';
import type { SheetName } from '#theme/sheets.ts';
import company from '#renderer/sheets/company.css?url';
import extras from '#renderer/sheets/extras.css?url';
import front from '#renderer/sheets/front.css?url';
import journal from '#renderer/sheets/journal.css?url';
import offer from '#renderer/sheets/offer.css?url';
import prose from '#renderer/sheets/prose.css?url';
import tools from '#renderer/sheets/tools.css?url';

const addresses: Readonly<Record<SheetName, string>> = {
  front,
  offer,
  company,
  journal,
  extras,
  prose,
  tools,
};
const sheetOf = new Map(
  classesOfSheets.flatMap(([sheet, classes]) => classes.map((name) => [name, addresses[sheet]] as const)),
);

const mark = ' class="';

/** The addresses of the stylesheets that a drawn page needs beside the one that every page has, in their order. */
export function pageSheets(html: string): string[] {
  const needed = new Set<string>();
  // A page has a thousand lists of classes, most of them more than once.
  const seen = new Set<string>();
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at)) {
    const start = at + mark.length;
    at = html.indexOf('"', start);
    if (at === -1) break;
    const list = html.slice(start, at);
    if (seen.has(list)) continue;
    seen.add(list);
    for (const name of list.split(' ')) {
      const address = sheetOf.get(name);
      if (address !== undefined) needed.add(address);
    }
  }
  return Object.values(addresses).filter((address) => needed.has(address));
}
