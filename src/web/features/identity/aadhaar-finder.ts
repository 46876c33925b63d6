import plainCore from 'tesseract.js-core/tesseract-core-lstm.js?url'
import plainWasm from 'tesseract.js-core/tesseract-core-lstm.wasm?url'
import fastCore from 'tesseract.js-core/tesseract-core-simd-lstm.js?url'
import fastWasm from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import data from '#domain/aadhaar/digits.traineddata?url'
import type { Corners, GreyPicture } from '#domain/aadhaar/grey-picture.ts'
// oxlint-disable-next-line import/default -- the address of the built worker, which Vite exports
import workerAddress from './aadhaar-worker.ts?worker&url'
import type { Answer, Question } from './aadhaar-messages.ts'

/** The smallest WebAssembly module that uses SIMD (v128.const), which Safari supports only since 16.4. */
const SIMD_PROBE = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
])

type Policy = { createScriptURL: (address: string) => string }
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => Policy
}

let policy: Policy | undefined

/** Trusts only this address, by the policy `reader` that our Content-Security-Policy allows. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return workerAddress
  policy ??= trustedTypes.createPolicy('reader', {
    createScriptURL: (address) => (address === workerAddress ? address : null),
  })
  return policy.createScriptURL(workerAddress)
}

const filesHere = () => {
  const [core, wasm] = WebAssembly.validate(SIMD_PROBE) ? [fastCore, fastWasm] : [plainCore, plainWasm]
  const whole = (address: string) => new URL(address, location.origin).href
  return { core: whole(core), wasm: whole(wasm), data: whole(data) }
}

/** How many milliseconds the reader may take. After that the guest covers the number by hand. */
const LONGEST_WAIT = 60_000

export type AadhaarFinder = {
  /** Finds where to cover a number; undefined if this browser cannot read the picture. */
  findCovers: (picture: GreyPicture) => Promise<Corners[] | undefined>
  /** Whether a number can still be read; false if this browser cannot read the picture. */
  isReadable: (picture: GreyPicture) => Promise<boolean>
  end: () => void
}

/**
 * Starts the thread that reads pictures of cards, which loads some 2 MB. End the thread when the guest has finished.
 */
export function startAadhaarFinder(): AadhaarFinder {
  let worker: Worker | undefined
  const ask = (picture: GreyPicture, wish: Question['wish']) =>
    new Promise<Answer>((resolve) => {
      const fail = () => {
        // The next question starts a new thread, for which the missing files may load.
        worker?.terminate()
        worker = undefined
        resolve({ ok: false })
      }
      const tooLong = setTimeout(fail, LONGEST_WAIT)
      try {
        worker ??= new Worker(trustedAddress())
        const hear = ({ data: answer }: MessageEvent<Answer>) => {
          clearTimeout(tooLong)
          if (answer.ok) resolve(answer)
          else fail()
        }
        worker.addEventListener('message', hear, { once: true })
        worker.addEventListener('error', fail, { once: true })
        const question: Question = { files: filesHere(), picture, wish }
        worker.postMessage(question, [])
      } catch {
        // The browser has no WebAssembly, or does not allow the thread.
        fail()
      }
    })
  return {
    findCovers: async (picture) => {
      const answer = await ask(picture, 'covers')
      return answer.ok ? answer.covers : undefined
    },
    isReadable: async (picture) => {
      const answer = await ask(picture, 'check')
      return answer.ok && answer.isReadable
    },
    end: () => worker?.terminate(),
  }
}
