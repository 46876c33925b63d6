import type { DeskBooking } from '#contract/desk.ts'
import type { TurnedAwayAnswer } from '#domain/relocations/money-back.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

type TurnedAwayProps = { booking: DeskBooking; onSaid: (booking: DeskBooking) => void }

/** Shows that guests say the hotel turned them away: what they want, the deadline, and the hotel's answer. */
export function TurnedAway({ booking, onSaid }: TurnedAwayProps) {
  const words = useWords()
  const own = words.cannotTake.turnedAway
  const answering = usePost('POST /desk/bookings/{id}/turned-away', { params: { id: booking.id } })
  const said = booking.turned_away
  if (!said) return null
  const now = serverNow()
  const answer = async (word: TurnedAwayAnswer) => {
    const answered = await answering.send({ answer: word })
    if (answered?.ok) onSaid(answered.value)
  }
  return (
    <section className="box flow">
      <Notice tone="danger">
        <b>{own.says}</b> {said.answer === 'welcome' && own.objected} {said.answer === 'did_not_take' && own.agreed}{' '}
        {said.answer_until && own.asksMoney(nearWords(new Date(said.answer_until), now, words))}
        {said.office_until && own.office(nearWords(new Date(said.office_until), now, words))}
      </Notice>
      <PressNotice sending={answering} />
      {said.answer === null && (
        <Button className="big w-full" disabled={answering.isBusy} onClick={() => void answer('welcome')}>
          {own.welcome}
        </Button>
      )}
      {said.answer !== 'did_not_take' && (
        <Button className="w-full" disabled={answering.isBusy} onClick={() => void answer('did_not_take')}>
          {own.didNotTake}
        </Button>
      )}
    </section>
  )
}
