/** The used heap of a process right after a collection, through its inspector (`NODE_OPTIONS=--inspect`). */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'

const LISTENING = /Debugger listening on (ws:\/\/\S+)/g
/** One collection leaves what only a finalizer or a weak reference still held. */
const COLLECTIONS = 3

export type Heap = {
  /** bytes */
  readonly afterCollection: () => Promise<number>
  readonly close: () => void
}

type Answer = { id?: number; result?: { usedSize?: number }; error?: { message: string } }

/** Of the process that was started last with this log. */
export async function inspectHeap(log: string): Promise<Heap> {
  const address = [...(await readFile(log, 'utf8')).matchAll(LISTENING)].at(-1)?.[1]
  if (!address) throw new Error(`no inspector listens: ${log}`)
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let last = 0
  const ask = (method: string) =>
    new Promise<Answer>((resolve, reject) => {
      const id = ++last
      waiting.set(id, (answer) => {
        waiting.delete(id)
        if (answer.error) reject(new Error(`${method}: ${answer.error.message}`))
        else resolve(answer)
      })
      socket.send(JSON.stringify({ id, method }))
    })
  return {
    afterCollection: async () => {
      for (let turn = 0; turn < COLLECTIONS; turn++) await ask('HeapProfiler.collectGarbage')
      const { result } = await ask('Runtime.getHeapUsage')
      return result?.usedSize ?? 0
    },
    close: () => socket.close(),
  }
}
