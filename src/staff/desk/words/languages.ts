import type { DeskWords } from '#english/desk/desk.ts'

/** The desk's languages, each under its own name. `load`: its texts, in a file of their own. */
export const DESK_LANGUAGES = {
  en: {
    lang: 'en-IN',
    language: 'English',
    loading: 'Loading...',
    load: () => import('#english/desk/desk.ts').then(({ english }): DeskWords => english),
  },
  hi: {
    lang: 'hi-IN',
    language: 'हिन्दी',
    loading: 'खुल रहा है...',
    load: () => import('#hindi/desk/desk.ts').then(({ hindi }) => hindi),
  },
} as const
export type DeskLanguage = keyof typeof DESK_LANGUAGES
