import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** The format of an id that our own proxy may set. It prevents clients from injecting lines into the log. */
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/

const current = new AsyncLocalStorage<string>()

/** Returns the id of the request for which this code runs, in any process, for the log and the outbox. */
export const currentRequest = (): string | undefined => current.getStore()

export const runWithRequestId = <Result>(request: string, run: () => Result): Result => current.run(request, run)

/** Creates ids for one process from a random prefix and a counter. They contain nothing about the visitor. */
export function requestIds(): (given: string | undefined) => string {
  const beginning = randomBytes(6).toString('hex')
  let number = 0
  return (given) => {
    if (given !== undefined && REQUEST_ID.test(given)) return given
    number += 1
    return `${beginning}-${number.toString(36)}`
  }
}
