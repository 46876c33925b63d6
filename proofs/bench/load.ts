import autocannon from 'autocannon'
import type { Asked } from './record-answers.ts'
import { roundOf, type Round } from './rounds.ts'

export type Load = {
  base: string
  connections: number
  seconds: number
  /** the requests that each connection sends one after another */
  requests: autocannon.Request[]
}

function fire(options: autocannon.Options, onAnswer: (status: number, milliseconds: number) => void) {
  return new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)))
    run.on('response', (_client, status, _bytes, milliseconds) => onAnswer(status, milliseconds))
  })
}

/**
 * Keeps `connections` requests in flight for some seconds. Records every answer's time itself, because autocannon
 * rounds to whole milliseconds.
 */
export async function load({ base, connections, seconds, requests }: Load): Promise<Round> {
  const times: number[] = []
  const result = await fire({ url: base, connections, duration: seconds, requests }, (status, milliseconds) => {
    if (status < 300) times.push(milliseconds)
  })
  if (times.length === 0) throw new Error(`${base} gave no good answer: ${JSON.stringify(result.statusCodeStats)}`)
  return roundOf(times, result.duration, result.errors + result.non2xx)
}

/** Sends every request once, then starts again. All connections share the list. */
export function inTurn(requests: readonly Asked[]): autocannon.Request[] {
  let served = 0
  return [{ setupRequest: (request) => ({ ...request, ...requests[served++ % requests.length] }) }]
}

const WARMING_REQUESTS = 100

/**
 * Sends requests without recording their times, so that code is compiled, connections are open, and the database has
 * its pages in memory.
 */
export async function warmUp({ base, connections, requests }: Load): Promise<void> {
  await fire({ url: base, connections, amount: WARMING_REQUESTS, requests }, () => undefined)
}
