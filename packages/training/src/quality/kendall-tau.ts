/**
 * Rank correlation of two orders: 1 for the same, -1 for the reverse (Kendall, 1938). Items in only one order are
 * left out.
 */
export function kendallTau(first: readonly string[], second: readonly string[]): number {
  const placeIn = new Map(second.map((id, place) => [id, place]))
  const places = first.flatMap((id) => placeIn.get(id) ?? [])
  let agreeing = 0
  for (let upper = 0; upper < places.length; upper += 1) {
    for (let lower = upper + 1; lower < places.length; lower += 1) {
      agreeing += (places[upper] as number) < (places[lower] as number) ? 1 : -1
    }
  }
  const pairs = (places.length * (places.length - 1)) / 2
  return pairs === 0 ? 1 : agreeing / pairs
}
