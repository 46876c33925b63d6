import { useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { missingFormLines } from '../register/form-line.ts'
import { WriteSheet } from '../register/write-sheet.tsx'
import { nameOfRow } from '../today/day-row.tsx'
import { useWords } from '../words/use-words.ts'
import { Fact } from './booking-parts.tsx'

/** The booking's lines of the register, and those that are missing. */
export function RegisterBox({ booking, onWritten }: { booking: DeskBooking; onWritten: () => void }) {
  const words = useWords()
  const { ofRegister } = words
  const [isWriting, setWriting] = useState(false)
  const { register, unregistered, guests, guest_names: names } = booking
  if (register.length === 0 && unregistered === 0) return null
  return (
    <section className="box flow">
      <h2 className="small-heading">{words.register}</h2>
      {register.length > 0 && (
        <dl className="facts-list">
          {register.map(({ id, name, id_kind, id_last_four, home }) => (
            <Fact key={id} label={name}>
              {[ofRegister.ends(words.idKinds[id_kind], id_last_four), ...(home === null ? [] : [home])].join(', ')}
            </Fact>
          ))}
        </dl>
      )}
      {unregistered > 0 && (
        <>
          <Notice tone="warn">{ofRegister.missing(unregistered)}</Notice>
          <Button className="w-full" onClick={() => setWriting(true)}>
            {ofRegister.write}
          </Button>
        </>
      )}
      <p className="soft">{words.registerWords}</p>
      {isWriting && (
        <WriteSheet
          party={{
            of: 'booking',
            id: booking.id,
            title: nameOfRow(booking),
            lines: missingFormLines({ guests, names }, register),
          }}
          onWritten={onWritten}
          onClose={() => setWriting(false)}
        />
      )}
    </section>
  )
}
