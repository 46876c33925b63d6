// Reads a picture of a card in a separate thread. The picture stays in this browser: the thread's policy lets it
// connect only to our server, and it sends nothing but requests for its own files (decision 0102).
import { findCovers, isReadableAt, type Look } from '#domain/aadhaar/read-numbers.ts'
import { QUIETLY, startReader, type Reader, type TesseractModule } from '#domain/aadhaar/start-reader.ts'
import type { Question, Answer, ReaderFiles } from './aadhaar-messages.ts'

type Core = (settings: object) => Promise<TesseractModule>
type WorkerScope = {
  importScripts: (address: string) => void
  TesseractCore: Core
  addEventListener: (name: 'message', listener: (event: { data: Question }) => void) => void
  postMessage: (answer: Answer) => void
}

const scope = globalThis as unknown as WorkerScope

async function fetchData(address: string): Promise<Uint8Array> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The reader's data did not come: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

async function startCore({ core, wasm }: ReaderFiles): Promise<TesseractModule> {
  scope.importScripts(core)
  return scope.TesseractCore({ ...QUIETLY, locateFile: () => wasm })
}

async function load(files: ReaderFiles): Promise<Reader> {
  const [data, core] = await Promise.all([fetchData(files.data), startCore(files)])
  return startReader(core, data)
}

let loading: Promise<Reader> | undefined
/**
 * how the picture was turned when the number was found, so that the check before sending needs one reading instead of
 * six
 */
let foundAt: Look | undefined

async function answer({ files, picture, wish }: Question): Promise<Answer> {
  loading ??= load(files)
  const reader = await loading
  if (wish === 'check')
    return { ok: true, covers: [], isReadable: foundAt !== undefined && isReadableAt(picture, foundAt, reader) }
  const found = findCovers(picture, reader)
  foundAt = found?.look
  return { ok: true, covers: found?.covers ?? [], isReadable: false }
}

scope.addEventListener('message', ({ data }) => {
  void answer(data)
    .catch((): Answer => ({ ok: false }))
    .then(scope.postMessage)
})
