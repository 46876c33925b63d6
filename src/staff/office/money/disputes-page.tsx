import type { ListedDispute } from '#contract/office-disputes.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DataList, type Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import { usePages } from '../office-calls.ts'
import { OfficePage } from '../office-frame.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import { disputeTone } from './dispute-tone.ts'
import * as t from '#words/office/disputes.ts'

/** Lists the payments that guests' banks dispute. */
export function DisputesPage() {
  const asked = usePages('GET /office/disputes', { query: {} }, ({ has_more: hasMore }, pages) =>
    hasMore ? { skip: pages.flatMap(({ disputes }) => disputes).length } : undefined,
  )
  const { showMore } = asked
  return (
    <OfficePage title={t.disputes}>
      <MoneyTabs />
      <p className="soft">{t.whatComesHere}</p>
      <QueryBoundary query={asked}>
        {(pages) => (
          <DataList
            label={t.disputes}
            empty={t.none}
            columns={COLUMNS}
            rows={pages.flatMap(({ disputes }) => disputes)}
            keyOf={({ reference }) => reference}
            short={shortOf}
            showMore={showMore}
          />
        )}
      </QueryBoundary>
    </OfficePage>
  )
}

const momentOf = (iso: string) => formatIstMoment(new Date(iso), serverNow())
const About = ({ dispute: { reference, guest, booking } }: { dispute: ListedDispute }) => (
  <Link to={OFFICE.dispute(reference)}>{[guest, booking?.code].filter(Boolean).join(', ') || t.noBooking}</Link>
)

const COLUMNS: readonly Column<ListedDispute>[] = [
  {
    name: t.dispute,
    of: (dispute) => (
      <>
        <About dispute={dispute} />
        <span className="soft block">{[dispute.hotel, dispute.city].filter(Boolean).join(', ')}</span>
      </>
    ),
  },
  { name: t.amount, isFigure: true, of: ({ paise }) => formatPaise(paise) },
  { name: t.bankSays, isBehindTap: true, of: ({ reason }) => reason ?? '' },
  { name: t.answerBy, isBehindTap: true, of: ({ respond_by: by }) => (by === null ? '' : momentOf(by)) },
  {
    name: t.state,
    of: ({ status, answer }) => (
      <>
        <Badge tone={disputeTone(status)}>{t.statuses[status]}</Badge>
        {answer !== null && <span className="soft block">{t.answers[answer]}</span>}
      </>
    ),
  },
]

const shortOf = (dispute: ListedDispute): Short => ({
  name: <About dispute={dispute} />,
  end: formatPaise(dispute.paise),
  line: dotted([t.statuses[dispute.status], dispute.hotel]),
})
