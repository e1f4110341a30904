// Figures a 320-pixel window holds at the giant size; points, commas and spaces take about half of one.
const widestGiant = 5;

/** Whether a figure can be set at the giant size in the narrowest window. */
export function fitsGiant(figure: string): boolean {
  const narrow = figure.match(/[.,:\s]/g)?.length ?? 0;
  return figure.length - narrow / 2 <= widestGiant;
}
