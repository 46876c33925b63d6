import type { ListedPayout, PayoutListQuery } from '#contract/office-payout-list.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import type { PayoutState } from '#domain/ledger/payout-state.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DataList, type Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import { MAX_COUNTED, inThousands } from '../list-count.ts'
import { usePages } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import type { PayoutRequest } from './payout-action.tsx'
import { hasActs, PayoutActs, payoutLine } from './payout-acts.tsx'
import { monthWords } from '#words/office/months.ts'
import * as t from '#words/office/payout-list.ts'

type Act = (wish: PayoutRequest) => void

const TONES = {
  proposed: 'warn',
  confirmed: 'warn',
  sent: 'warn',
  paid: 'trust',
  returned: 'coral',
  refused: 'coral',
  dropped: 'dull',
} as const satisfies Record<PayoutState, string>

const State = ({ payout: { state } }: { payout: ListedPayout }) => <Badge tone={TONES[state]}>{t.states[state]}</Badge>

const HotelLink = ({ payout: { hotel, month } }: { payout: ListedPayout }) => (
  <Link to={OFFICE.statement(hotel.id, month)}>{hotel.name}</Link>
)

/** Returns the day of the latest event, which is the day of the proposal until the payout is sent. */
const lastWords = (payout: ListedPayout) =>
  payout.sent_at === null && payout.paid_at === null
    ? t.proposedAt(formatIstMoment(new Date(payout.proposed_at), serverNow()))
    : payoutLine(payout)

const columns = (onAct: Act | undefined): readonly Column<ListedPayout>[] => [
  {
    name: t.hotel,
    of: (payout) => (
      <>
        <HotelLink payout={payout} />
        <span className="soft block">{monthWords(payout.month)}</span>
      </>
    ),
  },
  { name: t.amount, isFigure: true, of: ({ paise }) => formatPaise(paise) },
  { name: t.state, of: (payout) => <State payout={payout} /> },
  { name: t.whatHappened, isBehindTap: true, of: lastWords },
  { name: t.account, isBehindTap: true, of: ({ bank, account_ending: end }) => t.accountEnding(bank, end) },
  ...(onAct
    ? [
        {
          name: t.acts,
          isBehindTap: true,
          of: (payout: ListedPayout) => hasActs(payout) && <PayoutActs payout={payout} onAct={onAct} />,
        },
      ]
    : []),
]

const shortPayout = (payout: ListedPayout): Short => ({
  name: <HotelLink payout={payout} />,
  end: <State payout={payout} />,
  line: dotted([formatPaise(payout.paise), monthWords(payout.month)]),
})

/** Lists the payouts that match the filter, newest payout run first. */
export function PayoutList({ filter, onAct }: { filter: PayoutListQuery; onAct: Act }) {
  const { me } = useOffice()
  const asked = usePages('GET /office/payout-list', { query: filter }, ({ next }) =>
    next === null ? undefined : { after: next },
  )
  const { showMore } = asked
  return (
    <QueryBoundary query={asked}>
      {(pages) => {
        const count = pages[0]?.count ?? 0
        return (
          <DataList
            label={t.payouts}
            empty={t.noneFits}
            columns={columns(me.role === 'admin' ? onAct : undefined)}
            short={shortPayout}
            rows={pages.flatMap(({ payouts }) => payouts)}
            keyOf={({ id }) => id}
            roomFrom={72}
            note={count > MAX_COUNTED ? t.moreThan(inThousands(MAX_COUNTED)) : t.howMany(count)}
            showMore={showMore}
          />
        )
      }}
    </QueryBoundary>
  )
}
