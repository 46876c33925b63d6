import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { inLanguage, LANGUAGES, type Language } from '../../src/domain/languages.ts'
import { pageAt } from '../../src/domain/site-pages.ts'
import { BUILD } from '../../scripts/build-folder.ts'
import { readPageScripts } from '../../scripts/page-scripts.ts'

export type PageBytes = { page: string; bytes: Record<Language, number> }

const EVENING = 3
/** The pages that a guest visits on the way to a booking, and two pages with long texts. */
const PATHS = ['/', '/hotels-in-pune', 'hotel', 'review', '/sign-up', '/my-bookings', '/how-superfast-checkin-works']

async function read(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers with ${answer.status}`)
  return answer.text()
}

/** Returns the address of a page. For a hotel, this is the first hotel in Pune. */
async function pathsOf(origin: string): Promise<string[]> {
  const hotel = /href="\/hotel\/([\w-]+)/.exec(await read(`${origin}/hotels-in-pune`))?.[1] ?? ''
  const ofHotel: Record<string, string> = {
    hotel: `/hotel/${hotel}?slot=${EVENING}`,
    review: `/booking?hotel=${hotel}&slot=${EVENING}`,
  }
  return PATHS.map((path) => ofHotel[path] ?? path)
}

/** Lists a page's scripts in the build of its language. */
function scriptBytes(path: string, language: Language): number {
  const page = pageAt(path.split('?')[0] ?? '')?.page ?? ''
  const scripts = readPageScripts(join(BUILD, 'web'))[language]?.[page]
  if (!scripts) throw new Error(`${page} is not built in ${language}`)
  const files = [scripts.entry, ...scripts.imports, ...scripts.styles]
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(BUILD, 'web/client', file))).length, 0)
}

/** Returns the gzipped bytes of pages with their scripts, without pictures and fonts, in every language. */
export async function pageBytes(origin: string): Promise<PageBytes[]> {
  const rows: PageBytes[] = []
  for (const path of await pathsOf(origin)) {
    const counted = await Promise.all(
      LANGUAGES.map(async (language) => {
        const document = gzipSync(await read(origin + inLanguage(language, path))).length
        return [language, document + scriptBytes(path, language)] as const
      }),
    )
    rows.push({ page: path, bytes: Object.fromEntries(counted) as Record<Language, number> })
  }
  return rows
}
