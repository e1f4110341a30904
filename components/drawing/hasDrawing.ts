type Node = {
  readonly drawing?:
    { readonly kind?: readonly (string | null | undefined)[] | null | undefined } | null | undefined;
};

/** Returns whether an editor chose a drawing for this picture. Sections do not crop drawings. */
export function hasDrawing(node: Node | null | undefined): boolean {
  return Boolean(node?.drawing?.kind?.[0]);
}

/** Returns whether the drawing is a map, the only kind that covers its container like a photograph. */
export function isMap(node: Node | null | undefined): boolean {
  return node?.drawing?.kind?.[0] === 'map';
}
