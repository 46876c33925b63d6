type Cell = string | number | null

/** A spreadsheet runs cells that begin like a formula. Phone numbers and amounts below zero are no formulas. */
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text) && !/^[+-]\d+(?:\.\d+)?$/.test(text)

function quoted(cell: Cell): string {
  const text = typeof cell === 'string' && isFormula(cell) ? `'${cell}` : String(cell ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as CSV (RFC 4180). Strangers' text stays text when a spreadsheet opens it. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
