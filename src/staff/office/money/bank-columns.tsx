import type { OfficeBankLine } from '#contract/office-bank.ts'
import { formatIstDate, istInstant } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import * as t from '#words/office/bank.ts'

type Act = ((line: OfficeBankLine) => void) | undefined

export const lineDay = ({ day }: Pick<OfficeBankLine, 'day'>) => formatIstDate(istInstant(day), serverNow())

/** Says how a line differs from our books, or that it matches. */
export function bankDifferenceWords({ difference, ours }: Pick<OfficeBankLine, 'difference' | 'ours'>): string {
  if (difference === null) return t.matches
  return t.differences[difference](ours ? formatPaise(ours.paise) : '', ours ? t.kinds[ours.kind] : '')
}

function placeOf({ ours, hotel, booking }: OfficeBankLine): { to: string; words: string } | undefined {
  if (!ours) return undefined
  if (ours.kind === 'settlement') return { to: OFFICE.settlement(ours.id), words: t.shows(ours.kind, '') }
  if (hotel) return { to: OFFICE.hotel(hotel.id), words: t.shows(ours.kind, hotel.name) }
  return booking ? { to: OFFICE.booking(booking.id), words: t.shows(ours.kind, booking.code) } : undefined
}

/** Names the transfer or settlement that the line shows, as a link to its page. */
function Shown({ line }: { line: OfficeBankLine }) {
  const place = placeOf(line)
  return place && <Link to={place.to}>{place.words}</Link>
}

const explainedWords = ({ explanation }: OfficeBankLine): string =>
  explanation === null
    ? ''
    : t.explainedAs(t.explanations[explanation.kind], explanation.proposed_by, explanation.reason)

function stateWords(line: OfficeBankLine): { tone: 'trust' | 'warn' | 'coral'; words: string } {
  if (line.state === 'waiting') return { tone: 'warn', words: t.waits }
  if (line.state === 'explained') return { tone: 'trust', words: t.states.explained }
  return { tone: line.difference === null ? 'trust' : 'coral', words: bankDifferenceWords(line) }
}

const State = ({ line }: { line: OfficeBankLine }) => (
  <>
    <Badge tone={stateWords(line).tone}>{stateWords(line).words}</Badge>
    <span className="soft block">{explainedWords(line) || <Shown line={line} />}</span>
  </>
)

function ActButton({ line, act }: { line: OfficeBankLine; act: Act }) {
  if (!act || line.state === 'matched' || line.state === 'explained') return null
  if (line.state === 'open' && line.difference === null) return null
  return <Button onClick={() => act(line)}>{line.state === 'open' ? t.explain : t.decide}</Button>
}

export const bankColumns = (act: Act): readonly Column<OfficeBankLine>[] => [
  {
    name: t.line,
    of: (line) => (
      <>
        {lineDay(line)}
        <span className="soft block">{t.accountOf(line.account)}</span>
      </>
    ),
  },
  {
    name: t.whatTheBankSays,
    of: ({ reference, description }) => (
      <>
        {description}
        <span className="soft block">{reference}</span>
      </>
    ),
  },
  { name: t.amount, isFigure: true, of: ({ paise }) => formatPaise(paise) },
  { name: t.balance, isFigure: true, isBehindTap: true, of: ({ balance }) => formatPaise(balance) },
  { name: t.inOurBooks, isBehindTap: true, of: (line) => <State line={line} /> },
  ...(act ? [{ name: t.explanation, of: (line: OfficeBankLine) => <ActButton line={line} act={act} /> }] : []),
]

export const shortBankLine = (line: OfficeBankLine, act: Act): Short => ({
  name: (
    <>
      {lineDay(line)} <ActButton line={line} act={act} />
    </>
  ),
  end: formatPaise(line.paise),
  line: (
    <>
      {dotted([stateWords(line).words, line.reference])}
      <span className="block long-words">{line.description}</span>
    </>
  ),
})
