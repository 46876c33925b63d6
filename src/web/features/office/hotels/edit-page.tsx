import { useCallback, type ReactNode } from 'react'
import type { ApiAnswer } from '#web/lib/api.ts'
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
import { AskedBox } from '../asked-box.tsx'
import { officeApi } from '../office-api.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { useAsked } from '../use-asked.ts'
import { useRequestKey } from '../use-request-key.ts'
import { EDIT_WORDS, PART_NAMES } from '../words/hotel-words.ts'
import { editCalls, type EditCalls } from './edit-calls.ts'
import './edit.css'

const isPart = (name: string): name is EditedPartName => name in PART_NAMES
const PARTS = Object.keys(PART_NAMES).filter(isPart)

/** All that a hotel's manager changes at the desk, in the office: a part at a time, one reason for what is changed now. */
export function EditHotelPage({ id }: { id: string }) {
  const { me } = useOffice()
  const named = useQuery().get('part') ?? ''
  const part = isPart(named) ? named : 'rooms'
  const load = useCallback(
    (signal?: AbortSignal) => officeApi.get('/office/hotels/{id}', { params: { id }, signal }),
    [id],
  )
  const { value: hotel } = useAsked(load)
  return (
    <OfficePage
      title={EDIT_WORDS.title}
      line={hotel && `${hotel.name}, ${hotel.city}`}
      back={{ to: OFFICE.hotel(id), name: hotel?.name ?? 'Hotel' }}
    >
      {me.role === 'admin' ? <Editing id={id} part={part} /> : <Notice>{EDIT_WORDS.adminsOnly}</Notice>}
    </OfficePage>
  )
}

function Editing({ id, part }: { id: string; part: EditedPartName }) {
  const reason = useReason()
  const request = useRequestKey()
  const calls = editCalls({ id, readReason: reason.read, request })
  return (
    <>
      <nav className="chips" aria-label={EDIT_WORDS.title}>
        {PARTS.map((each) => (
          <Link
            key={each}
            className="chip"
            to={OFFICE.editHotel(id, each)}
            aria-current={each === part ? 'true' : undefined}
          >
            {PART_NAMES[each]}
          </Link>
        ))}
      </nav>
      <div className="edit-reason">
        <ReasonInput reason={reason} label={EDIT_WORDS.reason} hint={EDIT_WORDS.reasonHint} />
      </div>
      <section className="edit-part" aria-label={PART_NAMES[part]}>
        <EditorOf key={part} id={id} part={part} calls={calls} />
      </section>
    </>
  )
}

type EditorOfProps = { id: string; part: EditedPartName; calls: EditCalls }

function EditorOf({ id, part, calls }: EditorOfProps) {
  switch (part) {
    case 'rooms':
      return (
        <Loaded load={loadRooms} id={id} calls={calls.rooms}>
          {(rooms) => <RoomsEditor rooms={rooms} />}
        </Loaded>
      )
    case 'prices':
      return (
        <Loaded load={loadPrices} id={id} calls={calls.prices}>
          {(prices) => <PricesEditor prices={prices} />}
        </Loaded>
      )
    case 'photos':
      return (
        <Loaded load={loadPhotos} id={id} calls={calls.photos}>
          {(album) => <Album album={album} />}
        </Loaded>
      )
    case 'facts':
      return (
        <Loaded load={loadFacts} id={id} calls={calls.facts}>
          {(facts) => <FactsEditor facts={facts} />}
        </Loaded>
      )
    default:
      return part satisfies never
  }
}

type Load<Value> = (id: string, signal?: AbortSignal) => Promise<ApiAnswer<Value>>

const loadRooms = (id: string, signal?: AbortSignal) =>
  officeApi.get('/office/hotels/{id}/rooms', { params: { id }, signal })
const loadPrices = (id: string, signal?: AbortSignal) =>
  officeApi.get('/office/hotels/{id}/prices', { params: { id }, signal })
const loadPhotos = (id: string, signal?: AbortSignal) =>
  officeApi.get('/office/hotels/{id}/photos', { params: { id }, signal })
const loadFacts = (id: string, signal?: AbortSignal) =>
  officeApi.get('/office/hotels/{id}/facts', { params: { id }, signal })

type LoadedProps<Value, Calls> = {
  load: Load<Value>
  id: string
  calls: Calls
  children: (part: Part<Value, Calls>) => ReactNode
}

function Loaded<Value, Calls>({ load, id, calls, children }: LoadedProps<Value, Calls>) {
  const ask = useCallback((signal?: AbortSignal) => load(id, signal), [load, id])
  const asked = useAsked(ask)
  return (
    <AskedBox asked={asked}>
      {(value) => (
        <EditedPart value={value} show={asked.show} again={asked.again} calls={calls}>
          {children}
        </EditedPart>
      )}
    </AskedBox>
  )
}
