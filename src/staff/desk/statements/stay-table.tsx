import { useState } from 'react'
import type { Statement } from '#contract/statements.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { Button } from '#web/ui/button.tsx'
import { dateWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

/** How many stays are shown at first: about one screen. A button shows the rest. */
const SHOWN_FIRST = 12

/** Lists the stays, then everything else that changed the account's balance. */
export function StayTable({ statement: { stays, others, totals } }: { statement: Statement }) {
  const words = useWords()
  const { ofStatements } = words
  const [isWhole, setWhole] = useState(stays.length <= SHOWN_FIRST + 1)
  if (stays.length === 0 && others.length === 0)
    return (
      <section className="box">
        <p className="soft">{ofStatements.noStays}</p>
      </section>
    )
  const shown = isWhole ? stays : stays.slice(0, SHOWN_FIRST)
  return (
    <section className="box flow">
      <h2 className="small-heading">
        {ofStatements.stays(stays.filter(({ is_change: isChange }) => !isChange).length)}
      </h2>
      <table className="stay-table">
        <thead>
          <tr>
            <th scope="col">{ofStatements.stay}</th>
            <th scope="col" className="amount on-wide">
              {ofStatements.priceAndTax}
            </th>
            <th scope="col" className="amount on-wide">
              {ofStatements.takenAtDesk}
            </th>
            <th scope="col" className="amount">
              {ofStatements.youGet}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((stay) => (
            <StayRow key={JSON.stringify(stay)} stay={stay} />
          ))}
          {isWhole &&
            others.map(({ kind, at, note, paise }) => (
              <tr key={`${at} ${kind} ${note ?? ''} ${paise}`}>
                <td>
                  <b>{ofStatements.others[kind]}</b>{' '}
                  <span className="soft">
                    {dateWords(istDateOf(new Date(at)), words)}
                    {note && `: ${note}`}
                  </span>
                </td>
                <td className="amount on-wide">·</td>
                <td className="amount on-wide">·</td>
                <td className="amount">{formatPaise(paise)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{ofStatements.all}</th>
            <td className="amount on-wide">{formatPaise(totals.value + totals.tax)}</td>
            <td className="amount on-wide">{formatPaise(totals.at_desk)}</td>
            <td className="amount">{formatPaise(totals.net + others.reduce((sum, { paise }) => sum + paise, 0))}</td>
          </tr>
        </tfoot>
      </table>
      {!isWhole && (
        <Button className="w-full" onClick={() => setWhole(true)}>
          {ofStatements.showMore(stays.length - SHOWN_FIRST)}
        </Button>
      )}
    </section>
  )
}

function StayRow({ stay }: { stay: Statement['stays'][number] }) {
  const words = useWords()
  const { ofStatements } = words
  const { checkin, code, slot, outcome, at_desk: atDesk } = stay
  const also = [
    words.slots[slot] ?? '',
    ofStatements.outcomes[outcome],
    stay.is_change ? ofStatements.change : '',
  ].filter(Boolean)
  return (
    <tr>
      <td>
        <b>{dateWords(istDateOf(new Date(checkin)), words)}</b> <span className="soft digits">{code}</span>
        <br />
        <span className="soft">{also.join(', ')}</span>
        {stay.unpaid > 0 && <span className="soft">, {ofStatements.unpaid(formatPaise(stay.unpaid))}</span>}
        {atDesk !== 0 && <span className="soft on-narrow">, {ofStatements.atDesk(formatPaise(atDesk))}</span>}
      </td>
      <td className="amount on-wide">{formatPaise(stay.value + stay.tax)}</td>
      <td className="amount on-wide">{atDesk === 0 ? '·' : formatPaise(atDesk)}</td>
      <td className="amount keep">{formatPaise(stay.net)}</td>
    </tr>
  )
}
