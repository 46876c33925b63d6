import { setTimeout as pause } from 'node:timers/promises'

/** How many milliseconds the first request waits for others with the same key. */
const GATHER_MILLISECONDS = 20

type Turns<Value> = { waiting: Promise<Value> | undefined; running: Promise<unknown> | undefined }

/**
 * Lets simultaneous requests for a key share one read. A request never gets a read that began before it arrived, and no
 * result is cached afterwards.
 */
export function answerTogether<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const turns = new Map<string, Turns<Value>>()

  async function takeTurn(key: string, turn: Turns<Value>): Promise<Value> {
    await (turn.running ?? pause(GATHER_MILLISECONDS))
    turn.waiting = undefined
    const reading = read(key)
    const ended = reading
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        if (turn.running === ended) turn.running = undefined
        if (!turn.running && !turn.waiting) turns.delete(key)
      })
    turn.running = ended
    return reading
  }

  return (key) => {
    const turn = turns.get(key) ?? { waiting: undefined, running: undefined }
    turns.set(key, turn)
    return (turn.waiting ??= takeTurn(key, turn))
  }
}
