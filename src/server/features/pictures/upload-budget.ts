import type { UploadBudget } from '../../ports/upload-budget.ts'
import { MAX_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'
import { accept, refuse } from '#domain/kernel/result.ts'

export type UploadLimits = {
  ofOwner: number
  bytes: number
  /** reserved for small uploads, so that a slow large one never delays a shrunk photo */
  forSmall: number
  waitMilliseconds: number
  waiting: number
  waitingOfOwner: number
}

/**
 * The most bytes of a small upload. A page shrinks photos to some hundred kilobytes before it sends them, so these are
 * small.
 */
const SMALL_BYTES = 1_000_000

/** Enough for dozens of small uploads, or for one of the largest and some small ones. */
export const UPLOAD_LIMITS: UploadLimits = {
  ofOwner: 2,
  bytes: 12_000_000,
  forSmall: 3_000_000,
  waitMilliseconds: 20_000,
  waiting: 60,
  waitingOfOwner: 15,
}

type Waiting = { ownerId: string; bytes: number; go: () => void }

/**
 * Limits the bytes of uploads that a process holds in memory. Reserves an upload's bytes before it reads any, and later
 * lowers the reservation to the actual size. While there is no room, or its guest has too many uploads open, an upload
 * waits unread on the sender's device. `TOO_MANY_UPLOADS`: this guest has too many waiting. `OVERLOADED`: too many
 * guests wait, or this upload waited too long.
 */
export function uploadBudget(limits: UploadLimits = UPLOAD_LIMITS): UploadBudget {
  const openOf = new Map<string, number>()
  const queue: Waiting[] = []
  let reserved = 0

  /**
   * Whether the guest may open another upload. The first is always allowed. A second is allowed only if no guest
   * without an open upload waits, so that two slow senders cannot block the queue together.
   */
  const isFree = ({ ownerId }: Waiting) => {
    const open = openOf.get(ownerId) ?? 0
    return (
      open === 0 ||
      (open < limits.ofOwner && !queue.some((other) => other.ownerId !== ownerId && !openOf.has(other.ownerId)))
    )
  }
  const isSmall = ({ bytes }: Waiting) => bytes <= SMALL_BYTES
  const fits = (one: Waiting) =>
    reserved === 0 || reserved + one.bytes <= limits.bytes - (isSmall(one) ? 0 : limits.forSmall)

  /**
   * Picks the next upload: the oldest small one, or else the oldest large one. Skips guests who have to finish an open
   * upload first.
   */
  const nextIn = (): Waiting | undefined => {
    const free = queue.filter(isFree)
    const firsts = [free.find(isSmall), free.find((one) => !isSmall(one))]
    return firsts.find((one) => one !== undefined && fits(one))
  }

  const letIn = () => {
    for (let next = nextIn(); next; next = nextIn()) {
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
