/** Multiplication in the dihedral group of ten elements, row by row. */
const PRODUCTS = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]

/** How each digit is permuted according to its position from the end. The permutations repeat after eight positions. */
const TURNS = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
]

const at = (table: readonly string[], row: number, column: number) => Number(table[row]?.[column])

/**
 * Whether the last digit is the check digit of the digits before it (J. Verhoeff, 1969). Every Aadhaar number ends with
 * such a check digit. Accepts only digits.
 */
export function passesVerhoeff(digits: string): boolean {
  const turned = (digit: string, place: number) => at(TURNS, (digits.length - 1 - place) % 8, Number(digit))
  return Array.from(digits).reduceRight((sum, digit, place) => at(PRODUCTS, sum, turned(digit, place)), 0) === 0
}
