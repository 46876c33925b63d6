/**
 * Measures a process's used heap right after a garbage collection, through its inspector (`NODE_OPTIONS=--inspect`).
 * Counts code separately, because V8 compiles hot code for as long as a process lives.
 */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'

const LISTENING = /Debugger listening on (ws:\/\/\S+)/g
/**
 * How often to collect garbage. A single collection leaves objects behind that only a finalizer or weak reference held.
 */
const COLLECTIONS = 3

/** Bytes in use by objects, and by code. */
export type Used = { readonly objects: number; readonly code: number }

export type Heap = {
  readonly afterCollection: () => Promise<Used>
  readonly close: () => void
}

type Space = { space_name: string; space_used_size: number }
type Answer = { id?: number; result?: { result?: { value?: Space[] } }; error?: { message: string } }

/** The heap spaces for machine code and bytecode, which V8 keeps apart from objects. */
const CODE_SPACES = /^(?:shared_)?(?:code|trusted)_/
const SPACES = { expression: "process.getBuiltinModule('v8').getHeapSpaceStatistics()", returnByValue: true }

function usedOf(spaces: readonly Space[]): Used {
  const sum = (isCode: boolean) =>
    spaces
      .filter(({ space_name: name }) => CODE_SPACES.test(name) === isCode)
      .reduce((bytes, { space_used_size: used }) => bytes + used, 0)
  return { objects: sum(false), code: sum(true) }
}

/** Connects to the inspector of the most recently started process among those that write to this log. */
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
  const ask = (method: string, params: object = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const id = ++last
      waiting.set(id, (answer) => {
        waiting.delete(id)
        if (answer.error) reject(new Error(`${method}: ${answer.error.message}`))
        else resolve(answer)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  return {
    afterCollection: async () => {
      for (let turn = 0; turn < COLLECTIONS; turn++) await ask('HeapProfiler.collectGarbage')
      const { result } = await ask('Runtime.evaluate', SPACES)
      const spaces = result?.result?.value
      if (!spaces) throw new Error(`the inspector does not tell its heap's spaces: ${log}`)
      return usedOf(spaces)
    },
    close: () => socket.close(),
  }
}
