type Node = {
  readonly drawing?:
    { readonly kind?: readonly (string | null | undefined)[] | null | undefined } | null | undefined;
};

/** Whether an editor chose to have this picture drawn; then sections give it no proportions and cut nothing off. */
export function isDrawn(node: Node | null | undefined): boolean {
  return Boolean(node?.drawing?.kind?.[0]);
}

/** Whether it is a map: the one drawing that covers its place as a photograph does. */
export function isMap(node: Node | null | undefined): boolean {
  return node?.drawing?.kind?.[0] === 'map';
}
