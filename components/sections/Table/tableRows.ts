export type TableRow = { name: string; cells: readonly string[] };

/** The rows of a group: one a line, its cells apart by bars. Lines without a name are left out. */
export function tableRows(lines: string | null | undefined): TableRow[] {
  return (lines ?? '').split('\n').flatMap((line) => {
    const [name = '', ...cells] = line.split('|').map((cell) => cell.trim());
    return name === '' ? [] : [{ name, cells }];
  });
}
