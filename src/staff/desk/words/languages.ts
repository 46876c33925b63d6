import type { Language } from '#domain/languages.ts'
import type { DeskWords } from '#english/desk/desk.ts'

/** The desk's languages. `load`: the texts, in a file of their own. */
export const DESK_LANGUAGES = {
  en: {
    lang: 'en-IN',
    loading: 'Loading...',
    load: () => import('#english/desk/desk.ts').then(({ words }): DeskWords => words),
  },
  hi: {
    lang: 'hi-IN',
    loading: 'खुल रहा है...',
    load: () => import('#hindi/desk/desk.ts').then(({ words }) => words),
  },
  ta: {
    lang: 'ta-IN',
    loading: 'திறக்கிறது...',
    load: () => import('#tamil/desk/desk.ts').then(({ words }) => words),
  },
} as const satisfies Record<Language, object>
