import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** An id that our own proxy may have given: nobody writes lines of their own into the log with it. */
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/

const current = new AsyncLocalStorage<string>()

/** The request on whose behalf this code runs, in whatever process: the log and the outbox name it. */
export const currentRequest = (): string | undefined => current.getStore()

export const onBehalfOf = <Result>(request: string, run: () => Result): Result => current.run(request, run)

/** Ids of one process: its own random beginning, then a number. Nothing of the visitor is in them. */
export function requestIds(): (given: string | undefined) => string {
  const beginning = randomBytes(6).toString('hex')
  let number = 0
  return (given) => {
    if (given !== undefined && REQUEST_ID.test(given)) return given
    number += 1
    return `${beginning}-${number.toString(36)}`
  }
}
