import { Worker } from 'node:worker_threads'
import type { GreyPicture } from '#domain/aadhaar/grey-picture.ts'
import { LEAST_READ_SIDE, READ_SIDE } from '#domain/aadhaar/read-numbers.ts'
import type { AadhaarReader, Unread } from '../../ports/aadhaar-reader.ts'
import { decodingQueue } from './decoding-queue.ts'

const MAX_WAITING = 3
/** How many milliseconds the thread waits for a picture before it ends and frees 100 MB. */
const KEPT_IDLE = 60_000

export type ReaderThread = {
  read: (picture: GreyPicture) => Promise<boolean>
  end: () => void
}

/** `longestWait`: how many milliseconds an upload waits for the reader, including its time in the queue. */
type ReaderOptions = { longestWait: number; start?: () => ReaderThread }

/** Starts the thread, which reads one picture at a time and never keeps the process alive. */
function startReaderThread(): ReaderThread {
  const worker = new Worker(new URL('./aadhaar-reader-worker.ts', import.meta.url), { execArgv: [] })
  let asked: PromiseWithResolvers<boolean> | undefined
  worker.on('message', (isShown: boolean) => asked?.resolve(isShown))
  worker.on('error', (error) => asked?.reject(error))
  worker.on('exit', () => asked?.reject(new Error('the thread ended')))
  worker.unref()
  return {
    read: (picture) => {
      asked = Promise.withResolvers<boolean>()
      worker.ref()
      worker.postMessage(picture, [])
      return asked.promise.finally(() => worker.unref())
    },
    end: () => void worker.terminate(),
  }
}

async function greyOf(bytes: Buffer): Promise<GreyPicture> {
  const { sharp } = await import('./careful-sharp.ts')
  const { data, info } = await sharp(bytes)
    .resize({ width: READ_SIDE, height: READ_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: new Uint8Array(data), width: info.width, height: info.height }
}

/** Returns 'slow' after these milliseconds, but lets the work continue. */
function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | 'slow'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'slow'>((resolve) => {
    timer = setTimeout(() => resolve('slow'), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Reads pictures one at a time in a thread that starts with the first picture. If a picture cannot be read in time,
 * assumes that it shows no number, because the phone has already covered it (decision 0102).
 */
export function aadhaarReader({ longestWait, start = startReaderThread }: ReaderOptions): AadhaarReader {
  const queue = decodingQueue({ maxAtOnce: 1, maxWaiting: MAX_WAITING })
  const unread: Record<Unread, number> = { busy: 0, slow: 0, broken: 0 }
  let thread: ReaderThread | undefined
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    thread?.end()
    thread = undefined
  }
  const read = async (bytes: Buffer, until: number): Promise<boolean | 'slow'> => {
    const left = until - performance.now()
    if (left <= 0) return 'slow'
    clearTimeout(idle)
    thread ??= start()
    const answer = await within(left, greyOf(bytes).then(thread.read))
    // Tesseract can be stopped in the middle of a picture only by ending its thread.
    if (answer === 'slow') end()
    idle = setTimeout(end, KEPT_IDLE)
    idle.unref()
    return answer
  }
  const missed = (cause: Unread): false => {
    unread[cause] += 1
    return false
  }
  return {
    unread: () => unread,
    isNumberShown: async ({ bytes, width, height }) => {
      if (Math.max(width, height) < LEAST_READ_SIDE) return false
      const until = performance.now() + longestWait
      try {
        const answer = await within(
          longestWait,
          queue.run(() => read(bytes, until)),
        )
        if (answer === 'full') return missed('busy')
        return answer === 'slow' ? missed('slow') : answer
      } catch {
        end()
        return missed('broken')
      }
    },
  }
}
