type Kinded = { kind: string }

/**
 * Picks the first `most` rows of a list, at most `ofOneKind` of each kind, so that forty receptions to call do not hide
 * the one proposal that waits for an admin. Adds further rows if that gives fewer than `most`.
 */
export function limitPerKind<T extends Kinded>(rows: readonly T[], most: number, ofOneKind: number): T[] {
  const seen = new Map<string, number>()
  const few = new Set(
    rows
      .filter(({ kind }) => {
        const before = seen.get(kind) ?? 0
        seen.set(kind, before + 1)
        return before < ofOneKind
      })
      .slice(0, most),
  )
  for (const row of rows) if (few.size < most) few.add(row)
  return rows.filter((row) => few.has(row))
}
