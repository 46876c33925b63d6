import type { Corners, GreyPicture } from '#domain/aadhaar/grey-picture.ts'

/** Addresses of what the thread loads. */
export type ReaderFiles = { core: string; wasm: string; data: string }

/** Where to cover a number, or whether one can still be read. */
export type Question = { files: ReaderFiles; picture: GreyPicture; wish: 'covers' | 'check' }
export type Answer = { ok: true; covers: Corners[]; isReadable: boolean } | { ok: false }
