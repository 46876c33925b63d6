import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Corners, GreyPicture, Point } from '#domain/aadhaar/grey-picture.ts'
import { findCovers, isNumberReadable, isReadableAt, READ_SIDE } from '#domain/aadhaar/read-numbers.ts'
import { QUIETLY, startReader, type Reader, type TesseractModule } from '#domain/aadhaar/start-reader.ts'
import { drawCard, shotOf, type Digit, type DrawnCard } from './draw-card.ts'

const CARDS = Number(process.env['SAMPLE_CARDS'] ?? 3)
/** How long one card may take on a busy machine, in milliseconds. Each card is read up to three times. */
const A_CARD = 60_000

/** The minimum shares for a pass. They apply to 200 cards; with a few cards, most must be covered. */
const FLOORS = CARDS >= 200 ? { covered: 0.93, safe: 0.99, refused: 0.93 } : { covered: 0.6, safe: 0.8, refused: 0.6 }

type Core = (settings: object) => Promise<TesseractModule>
const core = createRequire(import.meta.url)('tesseract.js-core/tesseract-core-simd-lstm.js') as Core
const DATA = join(import.meta.dirname, '../../src/domain/aadhaar/digits.traineddata')

const startOurReader = async (): Promise<Reader> => startReader(await core(QUIETLY), readFileSync(DATA))

async function greyOf(picture: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(picture)
    .resize({ width: READ_SIDE, height: READ_SIDE, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: new Uint8Array(data), width: info.width, height: info.height }
}

/** Draws the covers that were found in a picture onto the card. Also returns the covers alone. */
async function cover({ picture, width, height }: DrawnCard, covers: readonly Corners[], scale: number) {
  const shapes = covers.map(
    (corners) => `<polygon points="${corners.map(({ x, y }) => `${x * scale},${y * scale}`).join(' ')}"/>`,
  )
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`,
  )
  const covered = await sharp(picture)
    .composite([{ input: svg }])
    .jpeg({ quality: 90 })
    .toBuffer()
  return { covered, mask: await sharp(svg).extractChannel('alpha').raw().toBuffer() }
}

/** The share of a digit that is covered, sampled at 25 points. */
function coveredPart([origin, right, , below]: Digit, isCovered: (point: Point) => boolean): number {
  if (!origin || !right || !below) return 0
  const places = [0.1, 0.3, 0.5, 0.7, 0.9]
  const points = places.flatMap((along) =>
    places.map((down) => ({
      x: origin.x + (right.x - origin.x) * along + (below.x - origin.x) * down,
      y: origin.y + (right.y - origin.y) * along + (below.y - origin.y) * down,
    })),
  )
  return points.filter(isCovered).length / points.length
}

/** How much of a digit must be black for the digit to count as hidden. */
const HIDDEN = 0.8

type Outcome = 'covered' | 'asked to cover by hand' | 'held back' | 'sent with digits left'

async function send(card: DrawnCard, reader: Reader): Promise<{ outcome: Outcome; lastFourLeft: boolean }> {
  const grey = await greyOf(card.picture)
  const found = findCovers(grey, reader)
  if (!found) return { outcome: 'asked to cover by hand', lastFourLeft: true }
  const { covered, mask } = await cover(card, found.covers, card.width / grey.width)
  const isCovered = ({ x, y }: Point) => (mask[Math.round(y) * card.width + Math.round(x)] ?? 0) > 0
  const parts = card.digits.map((digit) => coveredPart(digit, isCovered))
  const lastFourLeft = parts.slice(8).every((part) => part < 0.5)
  if (parts.slice(0, 8).every((part) => part > HIDDEN)) return { outcome: 'covered', lastFourLeft }
  // The phone and the server check pictures with the same reader.
  return {
    outcome: isReadableAt(await greyOf(covered), found.look, reader) ? 'held back' : 'sent with digits left',
    lastFourLeft,
  }
}

test(
  'sample cards leave the phone with their number covered or not at all, and the server refuses uncovered ones',
  { timeout: 60_000 + CARDS * A_CARD },
  async () => {
    const reader = await startOurReader()
    const counts: Partial<Record<Outcome, number>> = {}
    let [lastFourLeft, refused] = [0, 0]
    for (let seed = 0; seed < CARDS; seed += 1) {
      const card = await drawCard(`card ${seed}`, shotOf(`card ${seed}`))
      const sent = await send(card, reader)
      counts[sent.outcome] = (counts[sent.outcome] ?? 0) + 1
      if (sent.lastFourLeft) lastFourLeft += 1
      if (isNumberReadable(await greyOf(card.picture), reader)) refused += 1
      if (sent.outcome !== 'covered') console.log(`${sent.outcome}: ${card.name}`)
    }
    console.log(`of ${CARDS} sample cards:`, counts, { lastFourLeft, refusedBare: refused })
    const shareOf = (...outcomes: Outcome[]) =>
      outcomes.map((outcome) => counts[outcome] ?? 0).reduce((sum, count) => sum + count, 0) / CARDS
    expect(shareOf('covered')).toBeGreaterThanOrEqual(FLOORS.covered)
    expect(shareOf('covered', 'asked to cover by hand', 'held back')).toBeGreaterThanOrEqual(FLOORS.safe)
    expect(refused / CARDS).toBeGreaterThanOrEqual(FLOORS.refused)
  },
)

test('a masked card is recognised as masked', { timeout: 60_000 + CARDS * A_CARD }, async () => {
  const reader = await startOurReader()
  for (let seed = 0; seed < Math.ceil(CARDS / 5); seed += 1) {
    const card = await drawCard(`masked ${seed}`, shotOf(`masked ${seed}`), true)
    expect(isNumberReadable(await greyOf(card.picture), reader), card.name).toBe(false)
  }
})
