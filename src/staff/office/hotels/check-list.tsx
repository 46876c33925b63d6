import type { OfficeHotel } from '#contract/office-hotels.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { HAND_CHECKS, type CheckItem, type HandCheck } from '#domain/hotels/publishing.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { useOffice } from '../office-context.ts'
import type { EditedDetails } from './hotel-details.tsx'
import { PLACE_OF_CHECK } from './hotel-states.ts'
import * as t from '#words/office/hotel.ts'

type CheckListProps = {
  hotel: OfficeHotel
  /** `open`: every point that nobody has signed yet */
  onSign: (item: HandCheck, open: readonly HandCheck[]) => void
  onEdit: (what: EditedDetails) => void
}

const isByHand = (item: CheckItem): item is HandCheck => (HAND_CHECKS as readonly string[]).includes(item)

/** Lists what a hotel needs before guests see it, and what is recommended, each with a link to where it is done. */
export function CheckList({ hotel, onSign, onEdit }: CheckListProps) {
  const required = hotel.checks.filter(({ is_required: isRequired }) => isRequired)
  const open = hotel.checks.flatMap(({ item, is_done: isDone }) => (!isDone && isByHand(item) ? [item] : []))
  const done = required.filter(({ is_done: isDone }) => isDone).length
  return (
    <section className="panel" aria-labelledby="checks">
      <header>
        <h2 id="checks">{t.whatToCheck}</h2>
        <span className="soft">{t.checksDone(done, required.length)}</span>
      </header>
      <ul>
        {hotel.checks.map(({ item, is_done: isDone, is_required: isRequired, by, note, at }) => (
          <li key={item} className={`check-row ${isDone ? 'signed' : ''}`}>
            <Icon name={isDone ? 'circle-check' : isRequired ? 'triangle-exclamation-point' : 'info'} />
            <p>
              {isDone ? t.checks[item].words : <Sentence text={t.toBeDone(t.checks[item].words)} />}{' '}
              {!isRequired && !isDone && <Badge tone="dull">{t.recommended}</Badge>}
              {(!isDone || by !== null) && (
                <span className="soft block">
                  {by !== null && at !== null
                    ? `${by}, ${formatIstMoment(new Date(at), serverNow())}: ${note ?? ''}`
                    : t.checks[item].how}
                </span>
              )}
            </p>
            {!isDone && isByHand(item) && <Button onClick={() => onSign(item, open)}>{t.sign}</Button>}
            {!isDone && <DoIt id={hotel.id} item={item} onEdit={onEdit} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

type DoItProps = { id: number; item: CheckItem; onEdit: (what: EditedDetails) => void }

/** Leads an admin to the form, the panel or the page where a point is completed. */
function DoIt({ id, item, onEdit }: DoItProps) {
  const { me } = useOffice()
  const place = me.role === 'admin' ? PLACE_OF_CHECK[item] : undefined
  if (!place) return null
  const words = <Sentence text={t.doIt(t.checks[item].words)} />
  if ('dialog' in place) return <Button onClick={() => onEdit(place.dialog)}>{words}</Button>
  if ('panel' in place)
    return (
      <a className="button quiet" href={`#${place.panel}`}>
        {words}
      </a>
    )
  return (
    <Link className="button quiet" to={OFFICE.editHotel(id, place.part)}>
      {words}
    </Link>
  )
}
