import type { Language } from '#domain/languages.ts'

/** What guests hold up to a desk that asks for more, whatever the language of the page. */
export type DoorWords = {
  language: Language
  paid: string
  due: string
  nothing: string
  booking: string
  hours: string
}

/** In each language that has it. */
export const DOOR_WORDS: readonly DoorWords[] = Object.values(
  import.meta.glob<DoorWords>('./*/door.ts', { eager: true, import: 'door' }),
)
