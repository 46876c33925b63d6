import type { CommandOutput } from './command.ts'

/** Aligns the columns of a table for a terminal. */
export function alignedText(table: readonly (readonly string[])[]): string {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/**
 * Formats a command's output as a table: aligned for a terminal, as CSV, and as JSON. The JSON is the table itself
 * unless other JSON is given.
 */
export const printed = (table: readonly (readonly string[])[], json: unknown = table): CommandOutput => ({
  text: alignedText(table),
  json,
  table,
})
