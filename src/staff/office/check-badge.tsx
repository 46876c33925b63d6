import type { BooksCheck } from '#contract/office-books.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import * as t from '#words/office/money.ts'

/** Says whether the books agreed when they were last checked. */
export function CheckBadge({ check }: { check: Pick<BooksCheck, 'at' | 'differences'> | null }) {
  if (!check) return <Badge tone="dull">{t.notCheckedYet}</Badge>
  const at = formatIstMoment(new Date(check.at), serverNow())
  return check.differences === 0 ? (
    <Badge tone="trust">
      <Icon name="scale" />
      {t.booksBalance(at)}
    </Badge>
  ) : (
    <Badge tone="warn">{t.differences(check.differences, at)}</Badge>
  )
}
