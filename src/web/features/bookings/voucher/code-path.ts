import { encodeQR } from 'qr'

/** The quiet zone of white modules around a code, which cameras need to find it. */
const QUIET_MODULES = 4

/**
 * Encodes a text as a QR code at level M, as an SVG path with one unit per module. Draws adjacent dark modules of a row
 * as one piece, so that no hairline shows between them.
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
