import { useEffect, useState } from 'react'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { exactPlace, recordKey, recordPlace, type Found } from '../find/exact-place.ts'
import { officeApi } from '../office-api.ts'
import { MAX_OF_GROUP, type Entry } from './match-entries.ts'
import * as find from '#words/office/find.ts'
import * as t from '#words/office/palette.ts'

/** Waits while somebody types, so that not every key sends a request. */
const PAUSE_MILLISECONDS = 250
/** A shorter text finds too many guests. */
const MIN_LETTERS = 3

const line = (entry: Omit<Entry, 'group'>): Entry => ({ ...entry, group: t.found })

function linesOf({ cases, bookings, people, hotels, records }: Found): Entry[] {
  return [
    ...cases.map(({ ref, name }) =>
      line({
        id: ref,
        name: ref,
        icon: 'message-square-exclamation-point',
        detail: name ?? '',
        opens: OFFICE.case(ref),
      }),
    ),
    ...bookings.map(({ id, code, guest, hotel, checkin }) =>
      line({
        id,
        name: `${guest}, ${code}`,
        icon: 'calendar-days',
        detail: `${hotel.name}, ${formatIstMoment(new Date(checkin))}`,
        opens: OFFICE.booking(id),
      }),
    ),
    ...people.map(({ id, name, phone }) =>
      line({ id, name: name ?? find.noName, icon: 'user', detail: phone, opens: OFFICE.guest(id) }),
    ),
    ...hotels.map(({ id, name, city }) =>
      line({ id: `hotel-${id}`, name, icon: 'building-complex', detail: city, opens: OFFICE.hotel(id) }),
    ),
    ...records.map((record) =>
      line({
        id: recordKey(record),
        name: record.reference,
        icon: 'scale',
        detail: find.recordKinds[record.kind],
        opens: recordPlace(record),
      }),
    ),
  ].slice(0, MAX_OF_GROUP)
}

type Answer = { of: string; exact?: Entry; lines: Entry[] }
const NONE: Answer = { of: '', lines: [] }

/** Searches like Find: for an exact match of a code, phone or reference, and for everything else. */
export function useFound(typed: string): Answer {
  const text = typed.trim()
  const [answer, setAnswer] = useState(NONE)
  useEffect(() => {
    if (text.length < MIN_LETTERS) return undefined
    const leaving = new AbortController()
    const ask = async () => {
      const found = await officeApi.get('/office/find', { query: { text }, signal: leaving.signal })
      if (!found.ok) return
      const place = exactPlace(found.value, text)
      const exact =
        place === undefined
          ? {}
          : { exact: line({ id: 'exact', name: t.openExact(text), icon: 'search', opens: place }) }
      setAnswer({ of: text, ...exact, lines: linesOf(found.value) })
    }
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MILLISECONDS) // a newer text took its place
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text])
  return answer.of === text ? answer : NONE
}
