import type { PictureSize } from './picture-sizes.ts'

/**
 * What the server measures in a hotel's whole photo at upload: its size in pixels, brightness, sharpness and
 * fingerprint.
 */
export type PhotoMeasures = PictureSize & {
  /** the mean of its grey pixels, from 0 (black) to 255 (white) */
  brightness: number
  /** the variance of the Laplacian of its grey pixels, as a whole number; it is smaller for fewer edges */
  sharpness: number
  /** 64 bits in hexadecimal; photos that look alike differ in only a few of them */
  fingerprint: string
}

/** The longest side of the grey picture that is measured, because sharpness depends on the scale. */
export const MEASURED_SIDE = 512

/** The grid of cells whose mean greys make a fingerprint. Each cell is compared with its right neighbour. */
const GRID = { columns: 9, rows: 8 } as const
/** After the photo is encoded again, neighbouring cells of a plain wall differ by less than this. */
const LEAST_STEP = 1

/** Returns the mean of grey pixels, rounded. */
export function brightnessOf(grey: Uint8Array): number {
  let sum = 0
  for (const pixel of grey) sum += pixel
  return Math.round(sum / grey.length)
}

/** Returns the variance of the Laplacian of grey pixels, rounded; 0 for a picture under three pixels wide or high. */
export function sharpnessOf(grey: Uint8Array, width: number): number {
  const height = grey.length / width
  const at = (x: number, y: number) => grey[y * width + x] ?? 0
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const edge = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1)
      sum += edge
      squares += edge * edge
      count += 1
    }
  return count === 0 ? 0 : Math.round(squares / count - (sum / count) ** 2)
}

/** Returns the mean grey of each cell of the grid, row by row. */
function cellsOf(grey: Uint8Array, width: number): number[] {
  const { columns, rows } = GRID
  const height = grey.length / width
  const sums = Array.from({ length: columns * rows }, () => ({ sum: 0, count: 0 }))
  for (const [index, pixel] of grey.entries()) {
    const [column, row] = [Math.floor(((index % width) * columns) / width), Math.floor(index / width)]
    const cell = sums[Math.floor((row * rows) / height) * columns + column]
    if (cell) {
      cell.sum += pixel
      cell.count += 1
    }
  }
  return sums.map(({ sum, count }) => (count === 0 ? 0 : sum / count))
}

/**
 * Returns the difference hash (dHash) of grey pixels, which has a bit for each cell that is clearly brighter than its
 * right neighbour.
 */
export function fingerprintOf(grey: Uint8Array, width: number): string {
  const cells = cellsOf(grey, width)
  let bits = 0n
  for (const [index, cell] of cells.entries())
    if ((index + 1) % GRID.columns !== 0) bits = (bits << 1n) | (cell > (cells[index + 1] ?? 0) + LEAST_STEP ? 1n : 0n)
  return bits.toString(16).padStart(16, '0')
}

/** Returns in how many of the 64 bits two fingerprints differ. */
export function bitsApart(one: string, other: string): number {
  let apart = 0
  for (let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`); bits > 0n; bits >>= 1n) apart += Number(bits & 1n)
  return apart
}
