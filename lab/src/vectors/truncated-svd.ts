import { seededRandom } from '@assay/training/seeded-random'
import type { SparseMatrix } from './ppmi.ts'

const ROUNDS = 12
const SPARE = 16
const SEED = 20_261_120

/**
 * The leading eigenvectors of a symmetric matrix by subspace iteration (Golub and Van Loan, Matrix Computations), as
 * rows scaled by the square root of each eigenvalue. The start is seeded and the summation order fixed, so that
 * results are reproducible.
 */
export function embed(matrix: SparseMatrix, dimensions: number): Float64Array[] {
  const width = Math.min(matrix.size, dimensions + SPARE)
  const random = seededRandom(SEED)
  let basis: Float64Array[] = Array.from({ length: width }, () =>
    Float64Array.from({ length: matrix.size }, () => random() - 0.5),
  )
  orthonormalize(basis)
  for (let round = 0; round < ROUNDS; round++) {
    basis = basis.map((column) => times(matrix, column))
    orthonormalize(basis)
  }
  const image = basis.map((column) => times(matrix, column))
  const small = basis.map((left) => Float64Array.from(image, (right) => dot(left, right)))
  const { values, vectors } = eigenOf(small)
  const order = Array.from(values.keys()).sort((left, right) => (values[right] as number) - (values[left] as number))
  const kept = order.slice(0, dimensions).filter((place) => (values[place] as number) > 0)
  return Array.from({ length: matrix.size }, (_, row) =>
    Float64Array.from(kept, (place) => {
      const along = basis.reduce((sum, column, at) => {
        return sum + (column[row] as number) * ((vectors[at] as Float64Array)[place] as number)
      }, 0)
      return along * Math.sqrt(values[place] as number)
    }),
  )
}

function times({ size, columns, values }: SparseMatrix, vector: Float64Array): Float64Array {
  const product = new Float64Array(size)
  for (let row = 0; row < size; row++) {
    const places = columns[row] as Int32Array
    const weights = values[row] as Float64Array
    let sum = 0
    for (let at = 0; at < places.length; at++) {
      sum += (weights[at] as number) * (vector[places[at] as number] as number)
    }
    product[row] = sum
  }
  return product
}

/** Gram-Schmidt, applied twice because one pass loses orthogonality (Giraud et al., 2005). */
function orthonormalize(columns: Float64Array[]): void {
  for (const [place, column] of columns.entries()) {
    for (let pass = 0; pass < 2; pass++) {
      for (const other of columns.slice(0, place)) {
        const share = dot(column, other)
        for (let at = 0; at < column.length; at++) column[at] = (column[at] as number) - share * (other[at] as number)
      }
    }
    const length = Math.sqrt(dot(column, column))
    for (let at = 0; at < column.length; at++) column[at] = length === 0 ? 0 : (column[at] as number) / length
  }
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0
  for (let at = 0; at < left.length; at++) sum += (left[at] as number) * (right[at] as number)
  return sum
}

/** Jacobi rotations for a small symmetric matrix; the columns of `vectors` are the eigenvectors. */
export function eigenOf(matrix: readonly Float64Array[]): { values: Float64Array; vectors: Float64Array[] } {
  const size = matrix.length
  const rows = matrix.map((row) => row.slice())
  const vectors = rows.map((_, place) => Float64Array.from({ length: size }, (_, at) => (at === place ? 1 : 0)))
  for (let sweep = 0; sweep < 60 && offDiagonal(rows) > 1e-18; sweep++) {
    for (let p = 0; p < size - 1; p++) for (let q = p + 1; q < size; q++) rotate(rows, vectors, p, q)
  }
  return { values: Float64Array.from(rows, (row, place) => row[place] as number), vectors }
}

function offDiagonal(rows: readonly Float64Array[]): number {
  let [off, all] = [0, 0]
  for (const [place, row] of rows.entries()) {
    for (const [at, value] of row.entries()) {
      all += value * value
      if (at !== place) off += value * value
    }
  }
  return all === 0 ? 0 : off / all
}

function rotate(rows: readonly Float64Array[], vectors: readonly Float64Array[], p: number, q: number): void {
  const [rowP, rowQ] = [rows[p] as Float64Array, rows[q] as Float64Array]
  const apq = rowP[q] as number
  if (apq === 0) return
  const theta = ((rowQ[q] as number) - (rowP[p] as number)) / (2 * apq)
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
  const c = 1 / Math.sqrt(t * t + 1)
  const s = t * c
  for (let at = 0; at < rows.length; at++) {
    const [x, y] = [rowP[at] as number, rowQ[at] as number]
    rowP[at] = c * x - s * y
    rowQ[at] = s * x + c * y
  }
  for (const table of [rows, vectors]) {
    for (const row of table) {
      const [x, y] = [row[p] as number, row[q] as number]
      row[p] = c * x - s * y
      row[q] = s * x + c * y
    }
  }
}
