import { formatIstDate, istInstant } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import * as t from '#words/office/figures.ts'

type Range = { as_of: string | null; from: string; to: string; city: string | null; hotel?: string | null }

const dayWords = (day: string) => formatIstDate(istInstant(day), serverNow())

/** Says which weeks and place are shown, and which day is the last one counted. */
export const RangeLine = ({ of: { as_of: asOf, from, to, city, hotel } }: { of: Range }) => (
  <p className="soft">
    {t.weeksShown(dayWords(from), dayWords(to), hotel ?? city ?? t.allCities, asOf && dayWords(asOf))}
  </p>
)
