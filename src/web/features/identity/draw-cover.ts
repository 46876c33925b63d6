import { READ_SIDE } from '#domain/aadhaar/read-numbers.ts'
import type { Corners, GreyPicture, Point } from '#domain/aadhaar/grey-picture.ts'
import { TREATMENTS } from '#domain/pictures/picture-kind.ts'
import { fitWithin } from '#web/lib/shrink-picture.ts'
import type { Mark } from './cover-machine.ts'

/** The colour of a cover in every colour scheme, because nothing shines through black. */
const COVER = '#000'
const JPEG_QUALITY = 0.9

const newCanvas = (width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws no canvas')
  return [canvas, context]
}

/** Draws the file upright on a canvas, no larger than the server stores it. The file's metadata is lost. */
export async function canvasOf(file: File): Promise<HTMLCanvasElement | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const { width, height } = fitWithin(picture, TREATMENTS.identity.longestSide)
  const [canvas, context] = newCanvas(width, height)
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  return canvas
}

/** Returns the grey picture that the reader needs, and by how much it was shrunk. */
export function greyOf(canvas: HTMLCanvasElement): { picture: GreyPicture; scale: number } {
  const { width, height } = fitWithin(canvas, READ_SIDE)
  const [, context] = newCanvas(width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(canvas, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < pixels.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[4 * at], data[4 * at + 1], data[4 * at + 2]]
    pixels[at] = 0.299 * red + 0.587 * green + 0.114 * blue
  }
  return { picture: { pixels, width, height }, scale: width / canvas.width }
}

export const enlarged = (covers: readonly Corners[], scale: number): Corners[] =>
  covers.map((corners) => corners.map(({ x, y }) => ({ x: x / scale, y: y / scale })))

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath()
  for (const [at, { x, y }] of points.entries())
    if (at === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
}

function drawMark(context: CanvasRenderingContext2D, mark: Mark): void {
  context.globalCompositeOperation = mark.kind === 'uncover' ? 'destination-out' : 'source-over'
  context.fillStyle = COVER
  context.strokeStyle = COVER
  if (mark.kind === 'found') {
    for (const corners of mark.covers) {
      trace(context, corners)
      context.closePath()
      context.fill()
    }
    return
  }
  const [first] = mark.points
  if (!first) return
  context.lineWidth = mark.width
  context.lineCap = 'round'
  context.lineJoin = 'round'
  // Gives the line a tiny length, because not every browser draws a line without length as a dot.
  trace(context, [...mark.points, { x: (mark.points.at(-1)?.x ?? 0) + 0.1, y: mark.points.at(-1)?.y ?? 0 }])
  context.stroke()
}

/** Draws the picture and its covers onto a canvas of the same size. */
export function drawCovered(onto: HTMLCanvasElement, picture: HTMLCanvasElement, marks: readonly Mark[]): void {
  const { width, height } = picture
  if (onto.width !== width) onto.width = width
  if (onto.height !== height) onto.height = height
  const [covers, coverContext] = newCanvas(width, height)
  for (const mark of marks) drawMark(coverContext, mark)
  const context = onto.getContext('2d')
  context?.drawImage(picture, 0, 0)
  context?.drawImage(covers, 0, 0)
}

/** Encodes the picture to be sent, which contains only pixels; the covered ones are black. */
export async function coveredFile(picture: HTMLCanvasElement, marks: readonly Mark[]): Promise<File | undefined> {
  const [canvas] = newCanvas(picture.width, picture.height)
  drawCovered(canvas, picture, marks)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY)
  })
  return blob ? new File([blob], 'id.jpg', { type: 'image/jpeg' }) : undefined
}

/** Returns the covered picture in the form that the reader needs. */
export function coveredGrey(picture: HTMLCanvasElement, marks: readonly Mark[]): GreyPicture {
  const [canvas] = newCanvas(picture.width, picture.height)
  drawCovered(canvas, picture, marks)
  return greyOf(canvas).picture
}
