import type { OwingHotel } from '#contract/office-owing.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { DataList, type Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import { Fact } from '../fact.tsx'
import { usePages } from '../office-calls.ts'
import { OfficePage } from '../office-frame.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import { monthWords } from '#words/office/months.ts'
import * as t from '#words/office/owing.ts'

/** Lists the hotels that owe us money, with the age of each debt. */
export function OwingPage() {
  const asked = usePages('GET /office/owing', { query: {} }, ({ has_more }, all) =>
    has_more ? { skip: all.reduce((shown, { hotels }) => shown + hotels.length, 0) } : undefined,
  )
  return (
    <OfficePage title={t.owing}>
      <MoneyTabs />
      <p className="soft">{t.whatOwes}</p>
      <QueryBoundary query={asked}>
        {(pages) => (
          <>
            {pages[0] && pages[0].owes > 0 && <Sums owes={pages[0].owes} parts={pages[0].parts} />}
            <DataList
              label={t.owing}
              empty={t.nobodyOwes}
              columns={COLUMNS}
              short={shortOf}
              rows={pages.flatMap(({ hotels }) => hotels)}
              keyOf={({ hotel }) => hotel.id}
              showMore={asked.showMore}
            />
          </>
        )}
      </QueryBoundary>
    </OfficePage>
  )
}

const Sums = ({ owes, parts }: { owes: number; parts: readonly number[] }) => (
  <section className="panel" aria-label={t.allOwe}>
    <dl className="fact-grid panel-inside">
      <Fact name={t.allOwe}>{formatPaise(owes)}</Fact>
      {t.ages.map((age, index) => (
        <Fact key={age} name={age}>
          {formatPaise(parts[index] ?? 0)}
        </Fact>
      ))}
    </dl>
  </section>
)

const remindedWords = ({ reminded_at: at }: OwingHotel) => at && formatIstMoment(new Date(at), serverNow())

const shortOf = (row: OwingHotel): Short => {
  const reminded = remindedWords(row)
  return {
    name: <Link to={OFFICE.hotel(row.hotel.id)}>{row.hotel.name}</Link>,
    end: formatPaise(row.owes),
    line: dotted([row.hotel.city, t.since(monthWords(row.since)), reminded ? t.remindedOn(reminded) : undefined]),
  }
}

const COLUMNS: readonly Column<OwingHotel>[] = [
  {
    name: t.hotel,
    of: ({ hotel, since }) => (
      <>
        <Link to={OFFICE.hotel(hotel.id)}>{hotel.name}</Link>
        <span className="soft block">{dotted([hotel.city, t.since(monthWords(since))])}</span>
      </>
    ),
  },
  ...t.ages.map((name, index): Column<OwingHotel> => ({
    name,
    isFigure: true,
    isBehindTap: true,
    of: ({ parts }) => formatPaise(parts[index] ?? 0),
  })),
  { name: t.owes, isFigure: true, of: ({ owes }) => formatPaise(owes) },
  { name: t.reminded, of: (row) => remindedWords(row) ?? t.notReminded },
]
