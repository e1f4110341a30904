// What a 320-pixel window holds at each size; points, commas and spaces take about half of a figure.
const widest = { giant: 5, large: 10 };

/** The size at which a figure fits the narrowest window; longer ones are set as words. */
export function figureSize(figure: string): 'giant' | 'large' | 'sentence' {
  const narrow = figure.match(/[.,:\s]/g)?.length ?? 0;
  const length = figure.length - narrow / 2;
  if (length <= widest.giant) return 'giant';
  return length <= widest.large ? 'large' : 'sentence';
}
