import type { ResponseOf } from '#contract/call.ts'
import type { listDeskPictures } from '#contract/desk-pictures.ts'
import type { DeskWords } from '#english/desk/desk.ts'

type Listed = ResponseOf<typeof listDeskPictures>
export type Paper = Listed['identities'][number]

/** 'Asha, photo'. */
export const paperWords = ({ kind, name }: Paper, { papers }: DeskWords): string =>
  kind === 'photo' ? papers.ownersPhoto(name) : papers.ownersId(name)
