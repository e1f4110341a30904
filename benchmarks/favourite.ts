/** The nth page is asked for n times as seldom as the first (Zipf's law), in an order that does not repeat. */
export function favourite(index: number, count: number): number {
  return Math.floor(count ** ((index * 0.618_033_988_75) % 1)) - 1;
}
