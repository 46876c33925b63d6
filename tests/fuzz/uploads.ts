import fc from 'fast-check'
import { formOf, photo, pngBomb, type Part } from '../pictures.ts'

export type Pictures = { good: Buffer[]; bad: Buffer[] }

/** Prepares small real photos in every accepted format, and other files that people and scanners send. */
export async function preparePictures(): Promise<Pictures> {
  const good = await Promise.all((['jpeg', 'png', 'webp', 'avif'] as const).map((format) => photo(format, 24, 16)))
  const [jpeg = Buffer.alloc(0), png = Buffer.alloc(0)] = good
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')
  const bad = [Buffer.alloc(0), Buffer.from('not a picture'), svg, gif, pngBomb(), jpeg.subarray(0, jpeg.length / 2)]
  bad.push(
    Buffer.concat([jpeg.subarray(0, 40), png]),
    png.subarray(0, 30),
    Buffer.alloc(200_000, 0xff),
    Buffer.alloc(11_000_000, 1),
  )
  return { good, bad }
}

/** A file in a form: which picture it is, and whether it is valid and has the right name. */
export type FileWish = { turn: number; isGood: boolean; field: string; name: string; type: string }

const files = (field: string, isGood: fc.Arbitrary<boolean>): fc.Arbitrary<FileWish> =>
  fc.record({
    turn: fc.nat({ max: 50 }),
    isGood,
    field: fc.constant(field),
    name: fc.constantFrom('photo.jpg', '../../etc/passwd', 'aadhaar 1234.png', '', 'चित्र.webp', 'x'.repeat(300)),
    type: fc.constantFrom('image/jpeg', 'image/png', 'image/jpeg', 'text/html', 'application/octet-stream', ''),
  })

/** Generates forms with the files for which the document asks, at most `most` in a form. */
export const goodForms = (field: string, most: number): fc.Arbitrary<FileWish[]> =>
  fc.array(files(field, fc.constant(true)), { minLength: 1, maxLength: Math.min(most, 2) })

/** Generates forms with no file, too many files, a wrong name, or files that are not pictures. */
export const badForms = (field: string): fc.Arbitrary<FileWish[]> =>
  fc.oneof(
    fc.array(files(field, fc.boolean()), { maxLength: 7 }),
    fc.array(files('surplus', fc.boolean()), { minLength: 1, maxLength: 2 }),
    fc.array(files(field, fc.constant(false)), { minLength: 1, maxLength: 2 }),
  )

export function formFrom(wishes: readonly FileWish[], { good, bad }: Pictures) {
  const parts = wishes.map(({ turn, isGood, field, name, type }): Part => {
    const among = isGood ? good : bad
    return { bytes: among[turn % among.length] ?? Buffer.alloc(0), field, name, type }
  })
  return formOf(parts)
}
