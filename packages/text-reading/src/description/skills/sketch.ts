import type { Place } from './mark-refusals.ts'

/** Stands for each letter of a named skill, so that patterns see only the grammar around it. */
export const S = '\u0001'

/**
 * What stands between two names of a list. There is one way to read each sign: with two, a list that nothing follows is
 * tried in all their combinations.
 */
export const BETWEEN_NAMES = '\\s*(?:[/&+]|,(?:\\s*\\b(?:or|and|nor)\\b)?|\\b(?:or|and|nor)\\b)\\s*'

/** The text with signs instead of the letters of its skills. */
export function sketchOf(text: string, places: readonly Place[], signOf: (place: Place) => string = () => S): string {
  let sketch = text
  for (const place of places)
    sketch = sketch.slice(0, place.from) + signOf(place).repeat(place.to - place.from) + sketch.slice(place.to)
  return sketch
}
