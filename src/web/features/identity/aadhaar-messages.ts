import type { Corners, GreyPicture } from '#domain/aadhaar/grey-picture.ts'

/** The addresses of the files that the thread loads. */
export type ReaderFiles = { core: string; wasm: string; data: string }

/** Asks where to cover a number, or whether a number can still be read. */
export type Question = { files: ReaderFiles; picture: GreyPicture; wish: 'covers' | 'check' }
export type Answer = { ok: true; covers: Corners[]; isReadable: boolean } | { ok: false }
