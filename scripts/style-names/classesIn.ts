import parseSelector from 'postcss-selector-parser';

/** The readable names of the classes in a selector. */
export function classesIn(selector: string): string[] {
  const classes: string[] = [];
  parseSelector((selectors) => selectors.walkClasses(({ value }) => void classes.push(value))).processSync(
    selector,
  );
  return classes;
}
