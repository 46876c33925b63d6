/** A field in a line; null is an empty field. */
export type Cell = string | number | null

/** Whether a spreadsheet would run this cell as a formula. Phone numbers and negative amounts are safe. */
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text) && !/^[+-]\d+(?:\.\d+)?$/.test(text)

function quoted(cell: Cell): string {
  const text = typeof cell === 'string' && isFormula(cell) ? `'${cell}` : String(cell ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Writes a table as CSV (RFC 4180). Prevents a spreadsheet from running text that outsiders wrote as a formula. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
