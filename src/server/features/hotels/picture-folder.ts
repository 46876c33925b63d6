import type { PicturePreparer } from '../../ports/picture-preparer.ts'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { HotelPictures, OwnPicture, PictureSource } from '#db/import/own-pictures.ts'
import { MAX_PHOTOS } from '#domain/pictures/hotel-photos.ts'
import { LEAST_CUT } from '#domain/pictures/picture-sizes.ts'
import { MAX_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { deleteHotelPicture, hotelPictureName, pixelColumns, storeHotelPicture } from './store-hotel-picture.ts'

/** Matches names such as `KEY-1.jpg`: the hotel's key and the picture's position. */
const NAMED = /^(.+)-(\d{1,3})\.(?:jpe?g|png|webp|avif)$/i

type Found = { file: string; place: number }
type Tools = { files: FileStore; preparer: PicturePreparer }

const SENTENCES = {
  NOT_AN_IMAGE: 'is not a JPEG, PNG, WebP or AVIF picture',
  PICTURE_UNREADABLE: 'cannot be read',
  PICTURE_TOO_DETAILED: 'has more than 40 megapixels',
  OVERLOADED: 'could not be prepared',
} as const

/** Groups files by the hotel in their name, in numeric order, and lists the files that name no hotel. */
async function readFolder(folder: string): Promise<{ found: Map<string, Found[]>; unnamed: string[] }> {
  const [found, unnamed]: [Map<string, Found[]>, string[]] = [new Map(), []]
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const [, key, place] = entry.isFile() ? (NAMED.exec(entry.name) ?? []) : []
    if (key === undefined) {
      if (!entry.name.startsWith('.')) unnamed.push(entry.name)
    } else found.set(key, [...(found.get(key) ?? []), { file: entry.name, place: Number(place) }])
  }
  for (const files of found.values())
    files.sort((one, other) => one.place - other.place || (one.file < other.file ? -1 : 1))
  return { found, unnamed }
}

async function readPicture(
  path: string,
  known: ReadonlySet<string>,
  tools: Tools,
): Promise<OwnPicture | { problem: string }> {
  if ((await stat(path)).size > MAX_PICTURE_BYTES) return { problem: `is larger than ${MAX_PICTURE_BYTES / 1e6} MB` }
  const original = await readFile(path)
  const name = hotelPictureName(original)
  if (known.has(name)) return { name }
  const prepared = await tools.preparer.prepare(original, 'hotel')
  if (!prepared.ok) return { problem: SENTENCES[prepared.refusal] }
  if (prepared.value.width < LEAST_CUT.width)
    return { problem: `is smaller than ${LEAST_CUT.width} by ${LEAST_CUT.height} pixels` }
  return {
    name,
    pixels: pixelColumns(prepared.value),
    keep: () => storeHotelPicture(tools.files, name, prepared.value),
  }
}

async function picturesOf(
  folder: string,
  found: readonly Found[],
  known: ReadonlySet<string>,
  tools: Tools,
): Promise<HotelPictures> {
  const pictures: OwnPicture[] = []
  const problems: string[] = []
  for (const { file } of found) {
    if (pictures.length === MAX_PHOTOS) {
      problems.push(`picture ${file}: a hotel shows ${MAX_PHOTOS} at most, left out`)
      continue
    }
    const read = await readPicture(join(folder, file), known, tools)
    if ('problem' in read) problems.push(`picture ${file} ${read.problem}: left out`)
    else if (pictures.some(({ name }) => name === read.name))
      problems.push(`picture ${file} stands there twice: left out`)
    else pictures.push(read)
  }
  return { pictures, problems }
}

/**
 * Reads the pictures that hotels provide for the import from a folder and prepares them like all others: decoded,
 * encoded again as WebP and AVIF, without metadata (docs/import-format.md, "Pictures"). Rejects if the folder is
 * unreadable.
 */
export async function pictureFolder(folder: string, tools: Tools): Promise<PictureSource> {
  const { found, unnamed } = await readFolder(folder)
  return {
    of: async (externalId, known) => {
      const files = found.get(externalId)
      if (!files) return { pictures: [], problems: ['has no pictures in the folder: those that are stored stay'] }
      return picturesOf(folder, files, known, tools)
    },
    discard: async (names) => {
      for (const name of names) await deleteHotelPicture(tools.files, name)
    },
    leftOver: (externalIds) => [
      ...unnamed.map((file) => `${file} is not named like KEY-1.jpg`),
      ...[...found].flatMap(([key, files]) =>
        externalIds.has(key)
          ? []
          : files.map(({ file }) => `${file}: the file has no good row with property_id ${key}`),
      ),
    ],
  }
}
