import type { UploadBudget } from '../../ports/upload-budget.ts'
import { MAX_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'
import { accept, refuse } from '#domain/kernel/result.ts'

export type UploadLimits = {
  ofOwner: number
  bytes: number
  waitMilliseconds: number
  waiting: number
  waitingOfOwner: number
}

/** A page shrinks photos to some hundred kilobytes before sending: dozens fit, or one or two of the largest. */
export const UPLOAD_LIMITS: UploadLimits = {
  ofOwner: 2,
  bytes: 12_000_000,
  waitMilliseconds: 20_000,
  waiting: 60,
  waitingOfOwner: 15,
}

type Waiting = { ownerId: string; bytes: number; go: () => void }

/**
 * Reserves the bytes of an upload before any of it is read, and holds what it turned out to weigh. Without room, or while its guest has two others open, it
 * waits its turn unread: the rest stays on the sender's machine. `TOO_MANY_UPLOADS`: this guest has enough of them
 * waiting; `OVERLOADED`: no turn came.
 */
export function uploadBudget(limits: UploadLimits = UPLOAD_LIMITS): UploadBudget {
  const openOf = new Map<string, number>()
  const queue: Waiting[] = []
  let reserved = 0

  const isFree = ({ ownerId }: Waiting) => (openOf.get(ownerId) ?? 0) < limits.ofOwner

  /** In order of arrival, skipping those who only wait for their own guest's other uploads. */
  const letIn = () => {
    for (let next = queue.find(isFree); next && reserved + next.bytes <= limits.bytes; next = queue.find(isFree)) {
      queue.splice(queue.indexOf(next), 1)
      reserved += next.bytes
      openOf.set(next.ownerId, (openOf.get(next.ownerId) ?? 0) + 1)
      next.go()
    }
  }

  const leave = ({ ownerId, bytes }: Waiting) => {
    reserved -= bytes
    const left = (openOf.get(ownerId) ?? 1) - 1
    if (left > 0) openOf.set(ownerId, left)
    else openOf.delete(ownerId)
    letIn()
  }

  const turnOf = (ownerId: string, bytes: number) =>
    new Promise<Waiting | undefined>((resolve) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1)
        resolve(undefined)
        letIn()
      }, limits.waitMilliseconds)
      const waiting: Waiting = {
        ownerId,
        bytes,
        go: () => {
          clearTimeout(timer)
          resolve(waiting)
        },
      }
      queue.push(waiting)
      letIn()
    })

  return {
    async begin(ownerId, announcedBytes) {
      if (queue.filter((one) => one.ownerId === ownerId).length >= limits.waitingOfOwner)
        return refuse('TOO_MANY_UPLOADS')
      if (queue.length >= limits.waiting) return refuse('OVERLOADED')
      const bytes = Math.min(announcedBytes ?? MAX_PICTURE_BYTES, MAX_PICTURE_BYTES, limits.bytes)
      const turn = await turnOf(ownerId, bytes)
      if (!turn) return refuse('OVERLOADED')
      let isOver = false
      return accept({
        holdOnly: (held) => {
          if (isOver || held >= turn.bytes) return
          reserved -= turn.bytes - held
          turn.bytes = held
          letIn()
        },
        end: () => {
          if (isOver) return
          isOver = true
          leave(turn)
        },
      })
    },
  }
}
