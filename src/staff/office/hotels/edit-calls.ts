import type { ApiAnswer } from '#web/lib/api.ts'
import { uploadPictures } from '#web/lib/upload.ts'
import type { FactCalls, PhotoCalls, PriceCalls, RoomCalls } from '../../hotel-editing/part.ts'
import { officeApi } from '../office-api.ts'
import { post } from '../office-calls.ts'
import { reasonFirst } from '#words/office/hotel.ts'

export type EditCalls = { rooms: RoomCalls; prices: PriceCalls; photos: PhotoCalls; facts: FactCalls }

type EditCallsOf = {
  /** the hotel's id */
  id: string
  /** returns the reason typed on the page; undefined after showing its error there */
  readReason: () => string | undefined
}

const NO_REASON = {
  ok: false,
  refusal: { status: 422, code: 'REASON_REQUIRED', message: reasonFirst },
} as const

/**
 * Creates the calls that change a hotel, each with the reason typed on the page. A retry after a lost answer takes
 * effect only once.
 */
export function editCalls({ id, readReason }: EditCallsOf): EditCalls {
  const params = { id }
  async function withReason<Value>(send: (reason: string) => Promise<ApiAnswer<Value>>): Promise<ApiAnswer<Value>> {
    const reason = readReason()
    return reason === undefined ? NO_REASON : send(reason)
  }
  return {
    rooms: {
      add: (asked) =>
        withReason((reason) => post('POST /office/hotels/{id}/rooms', { params, body: { ...asked, reason } })),
      addRange: (asked) =>
        withReason((reason) => post('POST /office/hotels/{id}/room-range', { params, body: { ...asked, reason } })),
      edit: (number, asked) => {
        const room = String(number)
        return withReason((reason) =>
          post('POST /office/hotels/{id}/rooms/{room}', { params: { id, room }, body: { ...asked, reason } }),
        )
      },
      setCleaning: (asked) =>
        withReason((reason) =>
          post('POST /office/hotels/{id}/cleaning-minutes', { params, body: { ...asked, reason } }),
        ),
    },
    prices: {
      preview: (query, signal) => officeApi.get('/office/hotels/{id}/prices/preview', { params, query, signal }),
      setBase: (asked) =>
        withReason((reason) => post('POST /office/hotels/{id}/prices/base', { params, body: { ...asked, reason } })),
      setRule: (asked) =>
        withReason((reason) => post('POST /office/hotels/{id}/prices/rules', { params, body: { ...asked, reason } })),
      setDays: (asked) =>
        withReason((reason) => post('POST /office/hotels/{id}/prices/days', { params, body: { ...asked, reason } })),
      removeRule: (number, asked) => {
        const rule = String(number)
        return withReason((reason) =>
          post('POST /office/hotels/{id}/prices/rules/{rule}/remove', {
            params: { id, rule },
            body: { ...asked, reason },
          }),
        )
      },
    },
    photos: {
      add: (file, onProgress) =>
        withReason((reason) =>
          uploadPictures('/office/hotels/{id}/photos', {
            params,
            query: { reason },
            field: 'file',
            files: [file],
            onProgress,
          }),
        ),
      move: (photo, asked) =>
        withReason((reason) =>
          post('POST /office/hotels/{id}/photos/{photo}/move', { params: { id, photo }, body: { ...asked, reason } }),
        ),
      caption: (photo, asked) =>
        withReason((reason) =>
          post('POST /office/hotels/{id}/photos/{photo}/caption', {
            params: { id, photo },
            body: { ...asked, reason },
          }),
        ),
      remove: (photo, asked) =>
        withReason((reason) =>
          post('POST /office/hotels/{id}/photos/{photo}/remove', { params: { id, photo }, body: { ...asked, reason } }),
        ),
    },
    facts: {
      change: (asked) =>
        withReason((reason) => post('POST /office/hotels/{id}/facts', { params, body: { ...asked, reason } })),
      addContact: (asked) =>
        withReason((reason) => post('POST /office/hotels/{id}/contacts', { params, body: { ...asked, reason } })),
      endContact: (number) => {
        const contact = String(number)
        return withReason((reason) =>
          post('POST /office/hotels/{id}/contacts/{contact}/end', { params: { id, contact }, body: { reason } }),
        )
      },
    },
  }
}
