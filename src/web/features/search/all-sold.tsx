import { Link } from '#web/lib/navigation/link.tsx'
import { WaitOpener } from '#web/features/waiting/wait-opener.tsx'
import { waitWords, type WaitSubject } from '#web/features/waiting/wait-subject.ts'
import * as t from '#words/waiting.ts'

/** `isNarrowed`: whether filters hide other hotels in this place, which may be free. */
type AllSoldProps = { wait: WaitSubject; total: number; isNarrowed: boolean; clearPath: string }

/** Offers to notify the guest when a room is free, above a list of sold hotels only. */
export default function AllSold({ wait, total, isNarrowed, clearPath }: AllSoldProps) {
  return (
    <section className="box flow mb-4">
      <h2>{isNarrowed ? t.allThatFitSold(total) : t.allSold(total, (wait.locality ?? wait.city).name)}</h2>
      <p>{t.comeFree(waitWords(wait).until)}</p>
      <WaitOpener subject={wait} />
      {(isNarrowed || wait.locality) && (
        <Link className="link" to={clearPath}>
          {t.showAllOf(wait.city.name)}
        </Link>
      )}
    </section>
  )
}
