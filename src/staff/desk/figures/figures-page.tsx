import type { DeskFigures } from '#contract/desk-figures.ts'
import { istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { isMonth, lastDayOf, monthOf, type Month } from '#domain/ledger/month.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { address } from '#web/lib/api.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useQuery } from '#web/lib/navigation/navigation.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CallState } from '../call-state.tsx'
import { useCall } from '../desk-calls.ts'
import { useDesk } from '../desk-context.ts'
import { DeskPage } from '../desk-frame.tsx'
import { MonthStep, monthWords } from '../statements/month-step.tsx'
import { dateWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { LostAndWanted, MoneyByWay } from './money-and-lost.tsx'
import { SalesFacts, SoldHours, StaysBegun } from './sales.tsx'
import './figures.css'

/** `month`: the month on the page; null if it shows today. */
type Shown = { from: IstDate; to: IstDate; month: Month | null; isLast: boolean }

/** Reads from the URL which days to show. The default is the current month up to today. */
function useShown(): Shown {
  const query = useQuery()
  const today = istDateOf(serverNow())
  if (query.get('days') === 'today') return { from: today, to: today, month: null, isLast: true }
  const current = monthOf(serverNow())
  const asked = query.get('month') ?? ''
  const month = isMonth(asked) && asked < current ? asked : current
  const isLast = month === current
  return { from: `${month}-01`, to: isLast ? today : lastDayOf(month), month, isLast }
}

/** Shows a manager how well the hotel sells, today or in a month (decision 0112). */
export function FiguresPage() {
  const words = useWords()
  const { me } = useDesk()
  const { ofFigures } = words
  const { from, to, month, isLast } = useShown()
  const called = useCall('GET /desk/figures', { query: { from, to } })
  const { value: figures } = called
  return (
    <DeskPage
      title={ofFigures.figures}
      line={me.post.hotel.name}
      backTo={DESK.more}
      isWide
      tools={
        <a className="button quiet" href={address('/api', '/desk/figures/csv', { query: { from, to } })} download>
          <Icon name="download" />
          {ofFigures.csv}
        </a>
      }
    >
      <h1 className="visually-hidden">
        {ofFigures.figures}, {month === null ? words.today : monthWords(month, words)}
      </h1>
      {figures && <LastPayout payout={figures.payout} />}
      <div className="sales-bar">
        <nav className="two-ways" aria-label={ofFigures.days}>
          <Link to={DESK.figuresToday} aria-current={month === null ? 'page' : undefined}>
            {words.today}
          </Link>
          <Link to={DESK.figures} aria-current={month === null ? undefined : 'page'}>
            {ofFigures.month}
          </Link>
        </nav>
        {month === null ? (
          <b>{dateWords(to, words)}</b>
        ) : (
          <MonthStep month={month} isLast={isLast} to={DESK.figuresOf} />
        )}
      </div>
      <CallState of={called} />
      {figures && <Figures figures={figures} />}
    </DeskPage>
  )
}

function LastPayout({ payout }: Pick<DeskFigures, 'payout'>) {
  const words = useWords()
  const { ofFigures } = words
  if (!payout) return <Notice icon="landmark">{ofFigures.noPayout}</Notice>
  const { paise, paid_at: at, month, bank_reference: reference } = payout
  return (
    <Notice tone="trust" icon="landmark">
      <b>{ofFigures.paidOut(formatPaise(paise), dateWords(istDateOf(new Date(at)), words))}</b>
      <br />
      {ofFigures.payoutOf(monthWords(month, words), reference)}
    </Notice>
  )
}

function Figures({ figures }: { figures: DeskFigures }) {
  const { ofFigures } = useWords()
  return (
    <>
      <SalesFacts figures={figures} />
      <div className="sales-columns">
        <div>
          <SoldHours figures={figures} />
          {figures.days.length > 1 && <StaysBegun days={figures.days} />}
        </div>
        <div>
          <MoneyByWay figures={figures} />
          <LostAndWanted figures={figures} />
        </div>
      </div>
      <details className="table-behind">
        <summary>
          <span>{ofFigures.howCounted}</span>
        </summary>
        {ofFigures.counted.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </details>
    </>
  )
}
