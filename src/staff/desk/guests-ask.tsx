import { useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import type { DeskHelp } from '#contract/hotel-help.ts'
import { canAnswer, DESK_HELP_ANSWERS, isObjection, type DeskHelpAnswer } from '#domain/hotel-help/help-case.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { WrittenText } from '#web/ui/written-text.tsx'
import { usePost } from './desk-calls.ts'
import './guests-ask.css'
import { PressNotice } from './press-notice.tsx'
import { nearWords } from './words/desk-time.ts'
import { useWords } from './words/use-words.ts'

type GuestsAskProps = { rows: readonly DeskHelp[]; now: Date; onChange?: (booking: DeskBooking) => void }

/** Lists guests who need help at the hotel, with the time by which the desk must answer. */
export function GuestsAsk({ rows, now, onChange }: GuestsAskProps) {
  const { guestsAsk: help } = useWords()
  if (rows.length === 0) return null
  return (
    <section className="guests-ask" aria-labelledby="guests-ask">
      <h2 id="guests-ask">{help.title(rows.length)}</h2>
      <ul>
        {rows.map((row) => (
          <AskRow key={row.ref} row={row} now={now} {...(onChange && { onChange })} />
        ))}
      </ul>
    </section>
  )
}

function AskRow({ row, now, onChange }: { row: DeskHelp; now: Date; onChange?: GuestsAskProps['onChange'] }) {
  const words = useWords()
  const { guestsAsk: help } = words
  const { booking, kind } = row
  const params = { id: booking.id }
  const seeing = usePost('POST /desk/bookings/{id}/help-seen', { params, about: row.ref })
  const answering = usePost('POST /desk/bookings/{id}/help-answer', { params, about: row.ref })
  const see = async () => {
    const seen = await seeing.send({ kind })
    if (seen?.ok) onChange?.(seen.value)
  }
  const answer = async (given: DeskHelpAnswer) => {
    const said = await answering.send({ kind, answer: given })
    if (said?.ok) onChange?.(said.value)
  }
  const isOpen = row.at !== 'closed'
  const isAnswered = row.answer !== null && !isObjection(row.answer)
  const choices = isOpen && !isAnswered ? DESK_HELP_ANSWERS.filter((each) => canAnswer(kind, each)) : []
  return (
    <li className="ask-row">
      <p>
        <b>{kind === 'more_money' ? help.moreMoney : help.notAsShown(row.fault ? help.faults[row.fault] : '')}</b>
        <br />
        <Link to={DESK.booking(booking.id)}>
          {[booking.first_name, booking.code, booking.rooms.join(', ')].filter(Boolean).join(', ')}
        </Link>
      </p>
      {row.said !== '' && (
        <p>
          <WrittenText text={row.said} />
        </p>
      )}
      {isOpen && row.until !== null && (
        <Notice tone="warn" icon="clock">
          {(row.at === 'desk' ? help.answerBy : help.officeBy)(nearWords(new Date(row.until), now, words))}
        </Notice>
      )}
      {row.answer !== null && <p className="soft">{help.said[row.answer]}</p>}
      {!isOpen && <p className="soft">{row.counts ? help.counts : help.doesNotCount}</p>}
      {Array.from({ length: row.photos }, (_photo, index) => (
        <RoomPhoto key={index} bookingId={booking.id} n={index + 1} onOpen={() => void see()} />
      ))}
      <PressNotice sending={seeing} />
      <PressNotice sending={answering} />
      {isOpen && row.seen_at === null && row.photos === 0 && (
        <Button disabled={seeing.isBusy} onClick={() => void see()}>
          <Icon name="eye" />
          {help.seen}
        </Button>
      )}
      {choices
        .filter((each) => each !== row.answer)
        .map((each) => (
          <Button
            key={each}
            className="w-full"
            variant={isObjection(each) ? 'quiet' : 'primary'}
            disabled={answering.isBusy}
            onClick={() => void answer(each)}
          >
            {help.answers[each]}
          </Button>
        ))}
    </li>
  )
}

/** Shows a photo that opens when pressed, which also tells the guests that the desk has seen it. */
function RoomPhoto({ bookingId, n, onOpen }: { bookingId: string; n: number; onOpen: () => void }) {
  const { guestsAsk: help } = useWords()
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return <img className="ask-photo" src={`/api/desk/bookings/${bookingId}/help-photos/${n}`} alt={help.photo(n)} />
  return (
    <Button
      onClick={() => {
        setOpen(true)
        onOpen()
      }}
    >
      <Icon name="eye" />
      {help.openPhoto(n)}
    </Button>
  )
}
