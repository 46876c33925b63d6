import type { ApiAnswer } from '#web/lib/api.ts'
import { uploadPictures } from '#web/lib/upload.ts'
import type { FactCalls, PhotoCalls, PriceCalls, RoomCalls } from '../../hotel-editing/part.ts'
import { officeApi } from '../office-api.ts'
import type { RequestKey } from '../use-request-key.ts'
import { EDIT_WORDS } from '../words/hotel-words.ts'

export type EditCalls = { rooms: RoomCalls; prices: PriceCalls; photos: PhotoCalls; facts: FactCalls }

type EditCallsOf = {
  /** of the hotel */
  id: string
  /** the reason that stands on the page; undefined after its fault was shown there */
  readReason: () => string | undefined
  request: RequestKey
}

type Send<Asked, Value> = (keyed: {
  body: Asked & { reason: string }
  idempotencyKey: string
}) => Promise<ApiAnswer<Value>>

const NO_REASON = {
  ok: false,
  refusal: { status: 0, code: 'REASON_REQUIRED', message: EDIT_WORDS.reasonFirst },
} as const

/** The changes of a hotel, each with the reason that stands on the page; a press after a lost answer counts once. */
export function editCalls({ id, readReason, request }: EditCallsOf): EditCalls {
  const params = { id }
  async function withReason<Value>(send: (reason: string) => Promise<ApiAnswer<Value>>): Promise<ApiAnswer<Value>> {
    const reason = readReason()
    return reason === undefined ? NO_REASON : send(reason)
  }
  /** `what`: names the change, so that another one gets another key */
  function changed<Asked extends object, Value>(what: string, asked: Asked, send: Send<Asked, Value>) {
    return withReason(async (reason) => {
      const body = { ...asked, reason }
      const answer = await send({ body, idempotencyKey: request.keyFor({ what, body }) })
      request.heard(answer)
      return answer
    })
  }
  return {
    rooms: {
      add: (asked) =>
        changed('add room', asked, (sent) => officeApi.post('/office/hotels/{id}/rooms', { params, ...sent })),
      edit: (number, asked) => {
        const room = String(number)
        return changed(`room ${room}`, asked, (sent) =>
          officeApi.post('/office/hotels/{id}/rooms/{room}', { params: { id, room }, ...sent }),
        )
      },
      setCleaning: (asked) =>
        changed('cleaning', asked, (sent) =>
          officeApi.post('/office/hotels/{id}/cleaning-minutes', { params, ...sent }),
        ),
    },
    prices: {
      preview: (query, signal) => officeApi.get('/office/hotels/{id}/prices/preview', { params, query, signal }),
      setBase: (asked) =>
        changed('base', asked, (sent) => officeApi.post('/office/hotels/{id}/prices/base', { params, ...sent })),
      setRule: (asked) =>
        changed('rule', asked, (sent) => officeApi.post('/office/hotels/{id}/prices/rules', { params, ...sent })),
      removeRule: (number, asked) => {
        const rule = String(number)
        return changed(`remove rule ${rule}`, asked, (sent) =>
          officeApi.post('/office/hotels/{id}/prices/rules/{rule}/remove', { params: { id, rule }, ...sent }),
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
        changed(`move ${photo}`, asked, (sent) =>
          officeApi.post('/office/hotels/{id}/photos/{photo}/move', { params: { id, photo }, ...sent }),
        ),
      caption: (photo, asked) =>
        changed(`caption ${photo}`, asked, (sent) =>
          officeApi.post('/office/hotels/{id}/photos/{photo}/caption', { params: { id, photo }, ...sent }),
        ),
      remove: (photo, asked) =>
        changed(`remove ${photo}`, asked, (sent) =>
          officeApi.post('/office/hotels/{id}/photos/{photo}/remove', { params: { id, photo }, ...sent }),
        ),
    },
    facts: {
      change: (asked) =>
        changed('facts', asked, (sent) => officeApi.post('/office/hotels/{id}/facts', { params, ...sent })),
      addContact: (asked) =>
        changed('add contact', asked, (sent) => officeApi.post('/office/hotels/{id}/contacts', { params, ...sent })),
      endContact: (number) => {
        const contact = String(number)
        return changed(`end contact ${contact}`, {}, (sent) =>
          officeApi.post('/office/hotels/{id}/contacts/{contact}/end', { params: { id, contact }, ...sent }),
        )
      },
    },
  }
}
