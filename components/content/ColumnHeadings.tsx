/** The heads of a table's columns, each said by screen readers with the cells below it. */
export function ColumnHeadings({ headings }: { headings: readonly string[] }) {
  return headings.map((heading) => (
    <th key={heading} scope="col">
      {heading}
    </th>
  ));
}
