/** Calls for every node of a syntax tree. */
export function visitNodes(node: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) for (const each of node) visitNodes(each, visit);
  else if (typeof node === 'object' && node !== null) {
    visit({ ...node });
    for (const value of Object.values(node)) if (typeof value === 'object') visitNodes(value, visit);
  }
}
