import { encodeQR } from 'qr'

/** White modules around a code, without which a camera does not find it. */
const QUIET_MODULES = 4

/**
 * A text as a QR code at level M, as the path of an SVG in which each module is one unit. Dark modules of a row that
 * touch are one piece, so that no hairline shows between them.
 */
export function codePath(text: string): { path: string; side: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES })
  const pieces = rows.flatMap((row, y) =>
    darkRuns(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`),
  )
  return { path: pieces.join(''), side: rows.length }
}

function darkRuns(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last.from + last.length === x) last.length += 1
    else runs.push({ from: x, length: 1 })
  })
  return runs
}
