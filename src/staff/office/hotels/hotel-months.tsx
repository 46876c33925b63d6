import { useState } from 'react'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { usePages } from '../office-calls.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/office/hotel-sales.ts'
import { monthWords } from '#words/office/months.ts'

/** How many months a hotel's page shows at first. */
const SHOWN = 4

/** Lists a hotel's monthly statements, the newest first. */
export function HotelMonths({ id }: { id: number }) {
  const asked = usePages('GET /office/statements', { query: { hotel: id } }, ({ has_more }, all) =>
    has_more ? { skip: all.reduce((shown, { statements }) => shown + statements.length, 0) } : undefined,
  )
  const [isWhole, setWhole] = useState(false)
  const isShort = !isWhole && (asked.value ?? []).some(({ statements }) => statements.length > SHOWN)
  const showMore = isShort ? async () => setWhole(true) : asked.showMore
  return (
    <section className="panel" aria-labelledby="months">
      <header>
        <h2 id="months">{t.months}</h2>
      </header>
      <QueryBoundary query={asked}>
        {(pages) => {
          const statements = pages.flatMap((page) => page.statements)
          if (statements.length === 0) return <p className="panel-inside soft">{t.noMonthYet}</p>
          return statements.slice(0, isWhole ? undefined : SHOWN).map(({ month, closing, closed_at: closedAt }) => (
            <div key={month} className="side-row">
              <p>
                <Badge tone={closedAt === null ? 'warn' : 'trust'}>{closedAt === null ? t.open : t.closed}</Badge>{' '}
                <Link to={OFFICE.statement(id, month)}>{monthWords(month)}</Link>
                <span className="soft block">
                  {closing < 0 ? t.itOwes(formatPaise(-closing)) : t.weOwe(formatPaise(closing))}
                </span>
              </p>
            </div>
          ))
        }}
      </QueryBoundary>
      {showMore && (
        <div className="panel-foot">
          <button type="button" className="link plain" onClick={() => void showMore()}>
            {common.showMore}
          </button>
        </div>
      )}
    </section>
  )
}
