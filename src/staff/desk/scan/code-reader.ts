/** Reads the QR code in a camera picture; undefined if there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>

/** The browser's own barcode reader, for which TypeScript has no type yet. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

const FORMAT = 'qr_code'

async function ownReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = globalThis as unknown as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes(FORMAT)) return undefined
  const detector = new BarcodeDetector({ formats: [FORMAT] })
  return async (video) => (await detector.detect(video))[0]?.rawValue
}

/**
 * Size in pixels of the scanned square: large enough for 53 modules across half of it, and small enough for a cheap
 * phone.
 */
const SIDE = 560

async function libraryReader(): Promise<CodeReader> {
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const side = Math.min(video.videoWidth, video.videoHeight)
    if (!context || side === 0) return undefined
    const [left, top] = [(video.videoWidth - side) / 2, (video.videoHeight - side) / 2]
    context.drawImage(video, left, top, side, side, 0, 0, SIDE, SIDE)
    const { data } = context.getImageData(0, 0, SIDE, SIDE)
    try {
      return decodeQR({ width: SIDE, height: SIDE, data })
    } catch (error) {
      // The library throws if it finds no code.
      if (error instanceof Error) return undefined
      throw error
    }
  }
}

let reader: Promise<CodeReader> | undefined

/** Uses the browser's own reader, or else the library's, which is loaded once so that scanning works offline. */
export const codeReader = (): Promise<CodeReader> => (reader ??= ownReader().then((own) => own ?? libraryReader()))

/** Pauses between two scans, so that the page still responds to touch. */
const PAUSE_MILLISECONDS = 120

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS))

/** Scans camera pictures until it reads a code; undefined if it was stopped before that. */
export async function readCode(video: HTMLVideoElement, stop: AbortSignal): Promise<string | undefined> {
  const read = await codeReader()
  while (!stop.aborted) {
    const text = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(video) : undefined
    if (text !== undefined && text !== '') return stop.aborted ? undefined : text
    await pause()
  }
  return undefined
}
