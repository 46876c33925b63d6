// Reads pictures in a separate thread, because Tesseract would block the server for a second per picture.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { GreyPicture } from '#domain/aadhaar/grey-picture.ts'
import { isNumberReadable } from '#domain/aadhaar/read-numbers.ts'
import { QUIETLY, startReader, type TesseractModule } from '#domain/aadhaar/start-reader.ts'

type Core = (settings: object) => Promise<TesseractModule>

const DATA = join(import.meta.dirname, '../../../domain/aadhaar/digits.traineddata')

const core = createRequire(import.meta.url)('tesseract.js-core/tesseract-core-simd-lstm.js') as Core
const read = startReader(await core(QUIETLY), readFileSync(DATA))

parentPort?.on('message', (picture: GreyPicture) => {
  parentPort?.postMessage(isNumberReadable(picture, read), [])
})
