type Kinded = { kind: string }

/**
 * The first `most` rows of a list, at most `ofOneKind` of the same kind: forty receptions to call must not hide the one
 * proposal that waits for an admin. Fewer than `most` rows of other kinds leave room for more of the first.
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
