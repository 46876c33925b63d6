import { useState } from 'react'
import type { RoomNow } from '#contract/desk-cleaning.ts'
import { isShownBy, ROOM_FILTERS, type RoomFilter } from '#domain/rooms/rooms-now.ts'
import { CallState } from '../call-state.tsx'
import { useCall } from '../desk-calls.ts'
import { CachedNote } from '../cached-note.tsx'
import { useNow } from '../../kit/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { NotClean } from './not-clean.tsx'
import { RoomLine } from './room-line.tsx'

/** Lists every room of the hotel with its current state and next action (decision 0076). */
export function RoomsNow() {
  const words = useWords()
  const now = useNow()
  const called = useCall('GET /desk/rooms-now')
  const [filter, setFilter] = useState<RoomFilter>('all')
  const [notClean, setNotClean] = useState<RoomNow>()
  const rooms = called.value?.rooms ?? []
  const shown = rooms.filter(({ state }) => isShownBy(filter, state))
  return (
    <>
      {called.cachedAt !== undefined && <CachedNote at={called.cachedAt} />}
      <CallState of={called} />
      {called.value && (
        <>
          <fieldset className="room-filters">
            <legend className="visually-hidden">{words.ofHouse.show}</legend>
            {ROOM_FILTERS.map((each) => (
              <button
                key={each}
                type="button"
                className="chip"
                aria-pressed={each === filter}
                onClick={() => setFilter(each)}
              >
                {words.ofHouse.filter[each](rooms.filter(({ state }) => isShownBy(each, state)).length)}
              </button>
            ))}
          </fieldset>
          {shown.length === 0 ? (
            <p className="box">{words.ofHouse.noRoom[filter]}</p>
          ) : (
            <ul className="room-lines">
              {shown.map((room) => (
                <RoomLine
                  key={room.id}
                  room={room}
                  now={now}
                  onChanged={called.retry}
                  onNotClean={filter === 'free' ? () => setNotClean(room) : undefined}
                />
              ))}
            </ul>
          )}
        </>
      )}
      {notClean && <NotClean room={notClean} onDone={called.retry} onClose={() => setNotClean(undefined)} />}
    </>
  )
}
