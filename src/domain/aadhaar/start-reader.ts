import type { Box, ReadWord } from './find-aadhaar-number.ts'
import { tiltPicture, type GreyPicture } from './grey-picture.ts'

/** The part of Tesseract's API that we use, as tesseract.js-core exports it. */
type TesseractApi = {
  Init: (folder: null, language: string, mode: number) => number
  SetVariable: (name: string, value: string) => void
  SetImageFile: (exif: number, angle: number) => number
  FindLines: () => number
  GetGradient: () => number
  Recognize: (monitor: null) => number
  GetTSVText: (page: number) => string
  End: () => void
}

export type TesseractModule = {
  FS: { writeFile: (path: string, bytes: Uint8Array) => void }
  TessBaseAPI: new () => TesseractApi
}

const ignore = () => undefined

/** Settings for Tesseract: it reports no progress, and logs nothing about a picture. */
export const QUIETLY = { TesseractProgress: ignore, print: ignore, printErr: ignore }

/** Tesseract's mode that uses only its neural network. */
const LSTM_ONLY = 1
/** Finds as much text as possible in no particular order, because a card is not laid out like a page. */
const SPARSE_TEXT = '11'
const PAGE = '3'
/** TSV's columns: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
const WORD_LEVEL = '5'

function wordsOfTsv(tsv: string): ReadWord[] {
  return tsv.split('\n').flatMap((row) => {
    const columns = row.split('\t')
    const text = columns[11]?.trim()
    if (columns[0] !== WORD_LEVEL || !text) return []
    const [left = 0, top = 0, width = 0, height = 0] = columns.slice(6, 10).map(Number)
    const box: Box = { left, top, width, height }
    return [{ text, line: columns.slice(1, 5).join('.'), box }]
  })
}

/** Encodes a picture as PGM, the simplest format that Tesseract reads. */
function pgmOf({ pixels, width, height }: GreyPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5 ${width} ${height} 255\n`)
  const bytes = new Uint8Array(head.length + pixels.length)
  bytes.set(head)
  bytes.set(pixels, head.length)
  return bytes
}

/** The result of OCR. `tilt` is the angle, in radians, by which OCR first turned the picture clockwise. */
export type Reading = { words: ReadWord[]; tilt: number }
export type Reader = (picture: GreyPicture) => Reading

/** Bounds of a slope in radians. A smaller slope is treated as level, and a larger one as a wrong measurement. */
const LEVEL = 0.02
const STEEPEST = 0.35

/** Starts Tesseract with the data of its language `eng`. Throws if Tesseract refuses them. */
export function startReader(tesseract: TesseractModule, data: Uint8Array): Reader {
  tesseract.FS.writeFile('eng.traineddata', data)
  const api = new tesseract.TessBaseAPI()
  if (api.Init(null, 'eng', LSTM_ONLY) !== 0) throw new Error('Tesseract refused its data')
  api.SetVariable('user_defined_dpi', '300')
  const setPicture = (picture: GreyPicture) => {
    tesseract.FS.writeFile('/input', pgmOf(picture))
    if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract could not read the picture')
  }
  /** Measures the slope of the lines of text, which is possible only in Tesseract's page mode. */
  const measureTilt = (picture: GreyPicture): number => {
    api.SetVariable('tessedit_pageseg_mode', PAGE)
    setPicture(picture)
    api.FindLines()
    const tilt = api.GetGradient()
    return Math.abs(tilt) < LEVEL || Math.abs(tilt) > STEEPEST ? 0 : tilt
  }
  return (picture) => {
    const tilt = measureTilt(picture)
    api.SetVariable('tessedit_pageseg_mode', SPARSE_TEXT)
    if (tilt !== 0) setPicture(tiltPicture(picture, tilt))
    else setPicture(picture)
    api.Recognize(null)
    return { words: wordsOfTsv(api.GetTSVText(0)), tilt }
  }
}
