export type Matrix = readonly [number, number, number, number, number, number]
export type Point = readonly [number, number]
/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number]

export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, x, y] = inner
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * x + c * y + e, b * x + d * y + f]
}

/** The upright box around a transformed one. */
export function boxOf(matrix: Matrix, [left, bottom, right, top]: Box): Box {
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ].map(([x = 0, y = 0]) => multiply(matrix, [1, 0, 0, 1, x, y]))
  const across = corners.map(([, , , , x]) => x)
  const down = corners.map(([, , , , , y]) => y)
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)]
}

export const contains = ([left, bottom, right, top]: Box, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= bottom && y <= top

/** Whether any of a line between two points may lie in the box. */
export const overlaps = ([left, bottom, right, top]: Box, [x1, y1]: Point, [x2, y2]: Point): boolean =>
  Math.max(x1, x2) >= left && Math.min(x1, x2) <= right && Math.max(y1, y2) >= bottom && Math.min(y1, y2) <= top
