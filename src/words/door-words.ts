import type { Language } from '#domain/languages.ts'

/** The texts that guests show to a desk that asks for more money, whatever the page's language. */
export type DoorWords = {
  language: Language
  paid: string
  due: string
  nothing: string
  booking: string
  hours: string
}

/** The texts in each language that has them. */
export const DOOR_WORDS: readonly DoorWords[] = Object.values(
  import.meta.glob<DoorWords>('./*/door.ts', { eager: true, import: 'door' }),
)
