import type { ReactNode } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import { useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE, type EditedPartName } from '#web/lib/office-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Album } from '../../hotel-editing/album.tsx'
import { EditedPart } from '../../hotel-editing/edited-part.tsx'
import { FactsEditor } from '../../hotel-editing/facts-editor.tsx'
import type { Part } from '../../hotel-editing/part.ts'
import { PricesEditor } from '../../hotel-editing/prices-editor.tsx'
import { RoomsEditor } from '../../hotel-editing/rooms-editor.tsx'
import type { StaffQuery } from '../../kit/staff-calls.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { editCalls, type EditCalls } from './edit-calls.ts'
import './edit.css'
import { words as english } from '#english/desk/desk.ts'
import { WordsContext } from '../../desk/words/use-words.ts'
import * as t from '#words/office/hotel.ts'

const isPart = (name: string): name is EditedPartName => name in t.parts
const PARTS = Object.keys(t.parts).filter(isPart)

/**
 * Lets the office edit everything that a manager changes at the desk, part by part, with one reason for the current
 * changes.
 */
export function EditHotelPage({ id }: { id: string }) {
  const { me } = useOffice()
  const named = useQuery().get('part') ?? ''
  const part = isPart(named) ? named : 'rooms'
  const { value: hotel } = useCall('GET /office/hotels/{id}', { params: { id } })
  return (
    <OfficePage
      title={t.changeHotel}
      line={hotel && `${hotel.name}, ${hotel.city}`}
      back={{ to: OFFICE.hotel(id), name: hotel?.name ?? t.hotel }}
    >
      {me.role === 'admin' ? <Editing id={id} part={part} /> : <Notice>{t.adminsOnly}</Notice>}
    </OfficePage>
  )
}

function Editing({ id, part }: { id: string; part: EditedPartName }) {
  const reason = useReason()
  const calls = editCalls({ id, readReason: reason.read })
  return (
    <>
      <nav className="chips" aria-label={t.changeHotel}>
        {PARTS.map((each) => (
          <Link
            key={each}
            className="chip"
            to={OFFICE.editHotel(id, each)}
            aria-current={each === part ? 'true' : undefined}
          >
            {t.parts[each]}
          </Link>
        ))}
      </nav>
      <div className="edit-reason">
        <ReasonInput reason={reason} label={t.whyYouChangeIt} hint={t.managerReadsReason} />
      </div>
      <section className="edit-part" aria-label={t.parts[part]}>
        <WordsContext value={english}>
          <EditorOf key={part} id={id} part={part} calls={calls} />
        </WordsContext>
      </section>
    </>
  )
}

type EditorOfProps = { id: string; part: EditedPartName; calls: EditCalls }

function EditorOf({ id, part, calls }: EditorOfProps) {
  const params = { id }
  switch (part) {
    case 'rooms':
      return <Rooms params={params} calls={calls.rooms} />
    case 'prices':
      return <Prices params={params} calls={calls.prices} />
    case 'photos':
      return <Photos params={params} calls={calls.photos} />
    case 'facts':
      return <Facts params={params} calls={calls.facts} />
    default:
      return part satisfies never
  }
}

type PartProps<Name extends EditedPartName> = { params: { id: string }; calls: EditCalls[Name] }

const Rooms = ({ params, calls }: PartProps<'rooms'>) => (
  <Loaded asked={useCall('GET /office/hotels/{id}/rooms', { params })} calls={calls}>
    {(rooms) => <RoomsEditor rooms={rooms} />}
  </Loaded>
)

const Prices = ({ params, calls }: PartProps<'prices'>) => (
  <Loaded asked={useCall('GET /office/hotels/{id}/prices', { params })} calls={calls}>
    {(prices) => <PricesEditor prices={prices} />}
  </Loaded>
)

const Photos = ({ params, calls }: PartProps<'photos'>) => (
  <Loaded asked={useCall('GET /office/hotels/{id}/photos', { params })} calls={calls}>
    {(album) => <Album album={album} />}
  </Loaded>
)

const Facts = ({ params, calls }: PartProps<'facts'>) => (
  <Loaded asked={useCall('GET /office/hotels/{id}/facts', { params })} calls={calls}>
    {(facts) => <FactsEditor facts={facts} />}
  </Loaded>
)

type LoadedProps<Value, Calls> = {
  asked: StaffQuery<Value>
  calls: Calls
  children: (part: Part<Value, Calls>) => ReactNode
}

const Loaded = <Value, Calls>({ asked, calls, children }: LoadedProps<Value, Calls>) => (
  <QueryBoundary query={asked}>
    {(value) => (
      <EditedPart value={value} show={asked.show} reload={asked.retry} calls={calls}>
        {children}
      </EditedPart>
    )}
  </QueryBoundary>
)
