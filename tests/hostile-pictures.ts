/**
 * Files made to harm the program that opens them: bombs, cut-off files, two formats in one, and files that are not
 * pictures.
 */
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { noise, photo, photoFromPhone, pngBomb } from './pictures.ts'

/** A text that must not be in anything stored. */
export const PAYLOAD = 'PAYLOAD-7f3a9c'
const SCRIPT = `<script>alert('${PAYLOAD}')</script>`
const PHP = `<?php system('${PAYLOAD}'); ?>`

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Inserts a chunk after the header of a real PNG. */
const withChunk = async (type: string, content: Buffer): Promise<Buffer> => {
  const png = await photo('png')
  return Buffer.concat([png.subarray(0, 33), chunk(type, content), png.subarray(33)])
}

/** Makes a complete picture of one bit per pixel, all zero: a few kilobytes that become huge when decoded. */
function pngFlood(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A lossless WebP that claims to be 16,384 pixels wide and high. */
function webpBomb(): Buffer {
  const content = Buffer.concat([Buffer.from([0x2f, 0xff, 0xff, 0xff, 0x0f]), Buffer.alloc(60)])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  const riff = Buffer.alloc(4)
  riff.writeUInt32LE(content.length + 12)
  return Buffer.concat([Buffer.from('RIFF'), riff, Buffer.from('WEBPVP8L'), size, content])
}

/** A real picture whose header claims a wrong size. */
async function avifBomb(): Promise<Buffer> {
  const avif = await photo('avif')
  const at = avif.indexOf('ispe') + 8
  avif.writeUInt32BE(65_000, at)
  avif.writeUInt32BE(65_000, at + 4)
  return avif
}

async function jpegBomb(): Promise<Buffer> {
  const jpeg = await photo('jpeg')
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5
  jpeg.writeUInt16BE(65_500, at)
  jpeg.writeUInt16BE(65_500, at + 2)
  return jpeg
}

function jpegWith(marker: number, text: Buffer, jpeg: Buffer, times = 1): Buffer {
  const head = Buffer.from([0xff, marker, (text.length + 2) >> 8, (text.length + 2) & 255])
  const segments = Array.from({ length: times }, () => Buffer.concat([head, text]))
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

function gifOf(frames: number): Buffer {
  const head = Buffer.from('47494638396110271027800000ffffff000000', 'hex')
  const frame = Buffer.from('21f90400010000002c000000001027102700000202440100', 'hex')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

async function animatedWebp(frames: number): Promise<Buffer> {
  const raw = Buffer.alloc(64 * 64 * 3 * frames, 120)
  for (let frame = 0; frame < frames; frame += 1) raw.fill(frame % 255, frame * 64 * 64 * 3, frame * 64 * 64 * 3 + 900)
  return sharp(raw, { raw: { width: 64, height: 64 * frames, channels: 3, pageHeight: 64 } })
    .webp()
    .toBuffer()
}

const ZIP = Buffer.concat([
  Buffer.from('504b0304140000000000000000000000000000000000000000000500000061', 'hex'),
  Buffer.from(`.js${PAYLOAD}`),
])
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40">${SCRIPT}<rect onload="alert(1)"/></svg>`
const XXE = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`

export type Hostile = {
  readonly name: string
  readonly make: () => Buffer | Promise<Buffer>
  readonly expect: readonly string[]
}

const refused =
  (expect: readonly string[]) =>
  (name: string, make: Hostile['make']): Hostile => ({ name, make, expect })
const tooMuch = refused(['PICTURE_TOO_DETAILED', 'PICTURE_UNREADABLE'])
const broken = refused(['PICTURE_UNREADABLE', 'NOT_AN_IMAGE'])
const noPicture = refused(['NOT_AN_IMAGE', 'PICTURE_UNREADABLE'])
/** The file is still a picture, so the server encodes it again and stores nothing else from it. */
const drawnAgain = refused(['drawn again'])
const either = refused(['drawn again', 'PICTURE_UNREADABLE', 'NOT_AN_IMAGE', 'PICTURE_TOO_DETAILED'])

const BOMBS: readonly Hostile[] = [
  tooMuch('a PNG of ten thousand megapixels in a hundred bytes', () => pngBomb()),
  tooMuch('a whole PNG of 64 megapixels in eight kilobytes', () => pngFlood(8000)),
  tooMuch('a WebP of 268 megapixels', () => webpBomb()),
  tooMuch('an AVIF that says it has 4,225 megapixels', avifBomb),
  tooMuch('a JPEG that says it has 4,290 megapixels', jpegBomb),
  noPicture('a GIF of 2,000 frames of 100 megapixels', () => gifOf(2000)),
  either('a WebP of 500 frames', () => animatedWebp(500)),
  either('a PNG whose text unpacks to 64 MB', () =>
    withChunk('zTXt', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(64_000_000))])),
  ),
  either('a PNG whose colour profile unpacks to 64 MB', () =>
    withChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(64_000_000))])),
  ),
  either('a JPEG with 20,000 comments', async () => jpegWith(0xfe, Buffer.from(PAYLOAD), await photo('jpeg'), 20_000)),
]

const HALVES: readonly Hostile[] = [
  ...(['jpeg', 'png', 'webp', 'avif'] as const).map((format) =>
    broken(`half a ${format}`, async () => {
      const whole = await photo(format, 800, 600)
      return whole.subarray(0, Math.floor(whole.length / 2))
    }),
  ),
  broken('the head of a PNG', async () => (await photo('png')).subarray(0, 33)),
  broken('the head of a JPEG', async () => (await photo('jpeg')).subarray(0, 20)),
  broken('a WebP of which only the head is there', async () => (await photo('webp')).subarray(0, 30)),
  broken('an AVIF without its pixels', async () => {
    const avif = await photo('avif', 200, 200)
    return avif.subarray(0, avif.indexOf('mdat') + 8)
  }),
  either('a PNG with a wrong checksum', async () => {
    const png = await photo('png')
    png.writeUInt32BE(0, 29)
    return png
  }),
]

const TWO_IN_ONE: readonly Hostile[] = [
  drawnAgain('a JPEG that is also a ZIP', async () => Buffer.concat([await photo('jpeg'), ZIP])),
  drawnAgain('a JPEG with a page in its comment', async () => jpegWith(0xfe, Buffer.from(SCRIPT), await photo('jpeg'))),
  drawnAgain('a JPEG with PHP in its EXIF', async () =>
    sharp(await photo('jpeg'))
      .withExif({ IFD0: { Copyright: PHP } })
      .jpeg()
      .toBuffer(),
  ),
  drawnAgain('a JPEG with a script behind its end', async () =>
    Buffer.concat([await photo('jpeg'), Buffer.from(SCRIPT)]),
  ),
  drawnAgain('a PNG with a page in its text', () => withChunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`))),
  drawnAgain('a PNG with PHP behind its end', async () => Buffer.concat([await photo('png'), Buffer.from(PHP)])),
  drawnAgain('a WebP that is also a ZIP', async () => Buffer.concat([await photo('webp'), ZIP])),
  noPicture('a GIF that is also a script', () => Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert('${PAYLOAD}')`)),
  noPicture('a page that begins as a JPEG', () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(SCRIPT)])),
  noPicture('a PDF with a JPEG in it', async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await photo('jpeg')])),
]

const CARRIED: readonly Hostile[] = [
  drawnAgain('a photo with its place and its owner', photoFromPhone),
  drawnAgain('a photo with XMP', async () =>
    sharp(await photo('jpeg'))
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${PAYLOAD}</x:xmpmeta>`)
      .jpeg()
      .toBuffer(),
  ),
  drawnAgain('a photo with a colour profile', async () =>
    sharp(await photo('jpeg'))
      .withIccProfile('p3')
      .jpeg()
      .toBuffer(),
  ),
  drawnAgain('a photo with Photoshop’s notes', async () =>
    jpegWith(0xed, Buffer.from(`Photoshop 3.0\0${PAYLOAD}`), await photo('jpeg')),
  ),
]

const OTHERS: readonly Hostile[] = [
  noPicture('SVG with a script', () => Buffer.from(SVG)),
  noPicture('SVG that reads a file', () => Buffer.from(XXE)),
  noPicture('SVG, packed', () => gzipSync(SVG)),
  noPicture('a page', () => Buffer.from(`<!doctype html>${SCRIPT}`)),
  noPicture('orders for ImageMagick', () =>
    Buffer.from(
      `push graphic-context\nviewbox 0 0 640 480\nfill 'url(https://x/|id > /tmp/${PAYLOAD})'\npop graphic-context`,
    ),
  ),
  noPicture('PostScript', () => Buffer.from('%!PS\nuserdict /setpagedevice undef\n(%pipe%id) (w) file')),
  noPicture('a TIFF', async () =>
    sharp(await photo('png'))
      .tiff()
      .toBuffer(),
  ),
  noPicture('a BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(200, 1)])),
  noPicture('an icon', () => Buffer.concat([Buffer.from('00000100010010100000', 'hex'), Buffer.alloc(200)])),
  noPicture('a film', () => Buffer.concat([Buffer.from('000000186674797069736f6d', 'hex'), Buffer.alloc(400)])),
  noPicture('a program', () => Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(400)])),
  noPicture('a ZIP', () => ZIP),
  noPicture('noise', async () => (await noise(40, 40)).subarray(60)),
]

/** Each file is the only file in a well-formed form. */
export const HOSTILE: readonly Hostile[] = [...BOMBS, ...HALVES, ...TWO_IN_ONE, ...CARRIED, ...OTHERS]
